import { execFileSync } from 'node:child_process';
import { asked, cell, meet, table, truth, turnOrEnd } from './support/play';
import { Server } from './support/server';
import { expect, test } from './support/test';

/** How large files may become from now on: nothing can be written, or anything again. */
function limitFiles(server: Server, limit: string): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${limit}:`]);
}

test('while nothing can be saved every page says so, a turn is kept, and then the game goes on', async ({
  visitor,
}) => {
  test.skip(process.platform !== 'linux', 'only there a running program can be left without disk');
  const server = await Server.launch();
  try {
    const [ada, bob] = [
      await visitor({ baseURL: server.url }),
      await visitor({ baseURL: server.url, locale: 'de-DE' }),
    ];
    await meet(ada, bob, {
      clock: { kind: 'live', base_seconds: 600, increment_seconds: 0, delay_seconds: 0 },
    });
    await turnOrEnd(ada);
    limitFiles(server, '4096');
    await cell(ada, 'c3').click();
    await expect(ada.getByTestId('standstill')).toContainText('Nothing can be saved');
    await expect(bob.getByTestId('standstill')).toContainText('kann nichts gespeichert werden');
    await expect(bob.locator('[data-clock].running')).toHaveCount(0);
    const { turns, clock } = await truth(bob);
    expect(turns).toEqual([]);
    await bob.waitForTimeout(1_500);
    expect((await truth(bob)).clock).toEqual(clock);
    // A page without a live connection hears of it with whatever it asks for.
    const cleo = await visitor({ baseURL: server.url });
    await cleo.goto('/');
    await expect(cleo.getByTestId('standstill')).toContainText('Nothing can be saved');

    limitFiles(server, 'unlimited');
    for (const page of [ada, bob, cleo]) {
      await expect(page.getByTestId('standstill')).toBeEmpty();
    }
    await expect(cell(bob, 'c3')).toHaveAccessibleName(/schwarz/);
    await expect(table(ada)).toHaveAttribute('data-busy', 'false');
    const after = await truth(bob);
    expect(after.turns.map(({ text }) => text)).toEqual(['c3']);
    await expect(asked(ada)).toContainText('Waiting for');
    await turnOrEnd(bob);
  } finally {
    await server.stop();
  }
});
