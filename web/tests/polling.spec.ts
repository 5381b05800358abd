import { cell, meet, table, turnOrEnd } from './support/play';
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
