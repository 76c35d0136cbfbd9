import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.KOLONIE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 1024, reportCompressedSize: true },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/start.ts'] },
}));
