// What the server's content policy and the house rules ask of the sources.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}
const made = join('src', 'api', 'described.ts');
const sources = files('src').filter((path) => /\.(svelte|ts|css|svg)$/.test(path) && path !== made);
const frame = sources.filter((path) => !path.includes('/boards/'));

describe('the sources', () => {
  it('have no styles written into the markup, which the content policy refuses', () => {
    expect(sources.filter((path) => /\sstyle="[^"{]*"/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
  it('name no game outside the folder of boards', () => {
    const names = readdirSync('src/boards').filter((name) => statSync(join('src/boards', name)).isDirectory());
    expect(frame.filter((path) => names.some((name) => readFileSync(path, 'utf8').toLowerCase().includes(name)))).toEqual([]);
  });
  it('are small files by subject', () => {
    expect(sources.filter((path) => !path.endsWith('.svg') && readFileSync(path, 'utf8').split('\n').length > 400)).toEqual([]);
  });
});

describe('the lock', () => {
  it('names no download address', () => expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"/));
});
