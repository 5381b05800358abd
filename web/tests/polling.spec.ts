import type { TableState } from '../src/lib/net/generated';
import { messages, say, unfold } from './support/chat';
import { cell, meet, sitTogether, table, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

test('where no WebSocket comes through, two play all the same, and live again when one does', async ({
  visitor,
}) => {
  const [ada, bob] = [await visitor(), await visitor()];
  let blocked = true;
  await bob.routeWebSocket(/\/live$/, (socket) => {
    if (blocked) void socket.close();
    else socket.connectToServer();
  });
  await meet(ada, bob);
  await expect(bob.getByTestId('net')).toContainText('every few seconds');

  // Neither page is loaded anew.
  await turnOrEnd(ada);
  await cell(ada, 'c3').click();
  await turnOrEnd(bob);
  await cell(bob, 'a1').click();
  await expect(table(bob)).toHaveAttribute('data-busy', 'false');
  await turnOrEnd(ada);

  blocked = false;
  await expect(bob.getByTestId('net')).toBeEmpty({ timeout: 90_000 });
  await cell(ada, 'e1').click();
  await turnOrEnd(bob);
});

test('where no WebSocket comes through, what is said is heard all the same, each room by its own people', async ({
  visitor,
}) => {
  const [ada, bob, wim] = [await visitor(), await visitor(), await visitor()];
  const { id } = await sitTogether(ada, bob);
  const says = (who: typeof ada, room: string, text: string) =>
    who.request.post(`/api/tables/${id}/chat`, {
      data: { room, key: `polling-${text}-key`, words: { kind: 'text', text } },
    });
  await says(ada, 'table', 'zero');
  const asked: string[] = [];
  bob.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/chat?')) asked.push(request.url());
  });
  for (const page of [bob, wim]) {
    await page.routeWebSocket(/\/live$/, (socket) => void socket.close());
    await page.goto(`/t/${id}`);
    await expect(page.getByTestId('net')).toContainText('every few seconds');
    await unfold(page);
  }
  await expect(messages(bob)).toContainText(['zero']);

  // What Bob says himself does not hide what was said just before it.
  await says(ada, 'table', 'one');
  await say(bob, 'two');
  await expect(messages(bob)).toContainText(['zero', 'one', 'two']);
  await says(ada, 'table', 'three');
  await expect(messages(bob)).toContainText(['zero', 'one', 'two', 'three']);
  // Only what is new is asked for.
  await expect.poll(() => asked.at(-1)).toMatch(/room=table&after=4$/);

  expect((await says(ada, 'watchers', 'nothing')).status()).toBe(403);
  await says(wim, 'watchers', 'apart');
  await expect(messages(wim)).toContainText(['apart']);
  await expect(messages(wim)).toHaveCount(1);
  await expect(messages(bob)).toHaveCount(4);
  const { version } = (await (await ada.request.get(`/api/tables/${id}`)).json()) as TableState;
  await ada.request.post(`/api/tables/${id}/resign`, { data: { version, key: 'polling-resigns' } });
  await bob.getByRole('button', { name: /Watchers/ }).click();
  await expect(messages(bob)).toContainText(['apart']);
  await wim.getByRole('button', { name: /Players/ }).click();
  await expect(messages(wim)).toHaveCount(4);
});
