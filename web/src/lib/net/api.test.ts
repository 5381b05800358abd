import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';

afterEach(() => vi.unstubAllGlobals());

it('does nothing as somebody else while it is asked who this is', async () => {
  const asked: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  const json = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method ?? ''} ${path}`);
    if (path !== '/api/me') return Promise.resolve(json({}));
    return new Promise<Response>((done) => (answer = done));
  });
  const introductions = [api.me(), api.me()];
  const reserved = api.reserve();
  const games = api.games();
  await games;
  expect(asked).toEqual(['GET /api/me', 'GET /api/games']);
  answer(json({ name: 'Ada', account: false }));
  await reserved;
  expect(asked).toEqual(['GET /api/me', 'GET /api/games', 'POST /api/commitments']);
  expect((await Promise.all(introductions)).map(({ name }) => name)).toEqual(['Ada', 'Ada']);
  // The next time it is asked anew.
  const again = api.me();
  answer(json({ name: 'Bob', account: false }));
  expect((await again).name).toBe('Bob');
});
