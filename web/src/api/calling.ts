// What can be asked of the server, read from its description: an address, a method and what they take decide
// the type of the answer. An address that is not described does not compile.
import type { paths } from './described';

export type Method = 'get' | 'post' | 'put';
export type Address<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths];
export type Operation<M extends Method, P extends Address<M>> = paths[P][M];

type Content<T> = T extends { content: infer C } ? C[keyof C] : never;
type Parts<O> = O extends { parameters: { path?: unknown; query?: unknown } } ? Pick<O['parameters'], 'path' | 'query'> : unknown;
type Body<O> = O extends { requestBody: infer B } ? ([B] extends [undefined] ? unknown : { body: Content<B> }) : unknown;

/** What a call takes: the parts of its path, its query, its body. */
export type Given<O> = Parts<O> & Body<O>;
/** What it answers if all is well. */
export type Answer<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never;

export interface Filled {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address with its parts and its query filled in; what is null or undefined is not asked for. */
export function fill(address: string, { path = {}, query = {} }: Filled): string {
  const place = address.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const listed = asked.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]));
  const text = new URLSearchParams(listed).toString();
  return text ? `${place}?${text}` : place;
}
