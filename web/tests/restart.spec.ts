import { asked, cell, meet, playOn, table, truth } from './support/play';
import { Server } from './support/server';
import { expect, test } from './support/test';

test('the server is killed in mid-game; both browsers go on where they were', async ({
  visitor,
}) => {
  const server = await Server.launch();
  try {
    const ada = await visitor({ baseURL: server.url });
    const bob = await visitor({ baseURL: server.url });
    await meet(ada, bob);
    await expect(asked(ada)).toContainText('Place a stone');
    await cell(ada, 'c3').click();
    await expect(asked(bob)).toContainText('Place a stone');
    await cell(bob, 'a1').click();
    await expect(asked(ada)).toContainText('Place a stone');
    const before = await truth(ada);

    await server.kill();
    await expect(ada.getByTestId('net')).not.toBeEmpty();
    await expect(bob.getByTestId('net')).not.toBeEmpty();
    // The board stays, and a turn played into the void is kept.
    await expect(cell(bob, 'c3')).toHaveAccessibleName(/black/);
    await cell(ada, 'e1').click();
    await expect(ada.getByTestId('net')).toContainText('your last turn is kept');

    await server.start();
    await expect(ada.getByTestId('net')).toBeEmpty();
    await expect(bob.getByTestId('net')).toBeEmpty();
    await expect(asked(bob)).toContainText('Place a stone');
    await expect(cell(bob, 'e1')).toHaveAccessibleName(/black/);
    const after = await truth(bob);
    expect(after.turns.slice(0, 2)).toEqual(before.turns);
    expect(after.turns.map(({ text }) => text)).toEqual(['c3', 'a1', 'e1']);

    await playOn(ada, bob, { choice: (step) => step * 3 + 1 });
    await expect(table(ada)).toHaveAttribute('data-status', 'over');
    await expect(table(bob)).toHaveAttribute('data-status', 'over');
    expect((await truth(ada)).turns).toEqual((await truth(bob)).turns);
  } finally {
    await server.stop();
  }
});
