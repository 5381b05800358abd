import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { asked, cell, meet, table, truth, turnOrEnd } from './support/play';
import { Server } from './support/server';
import { expect, test } from './support/test';

const LOCK = `
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
other.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
`;

/** Another program that has the database for itself until it is killed. */
async function hold(database: string): Promise<ChildProcess> {
  const other = spawn('python3', ['-c', LOCK, database], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((done) => other.stdout.once('data', done));
  return other;
}

test('while nothing can be saved every page says so, a turn is kept, and then the game goes on', async ({
  visitor,
}) => {
  test.skip(
    spawnSync('python3', ['--version']).status !== 0,
    'python3 is needed to lock a database',
  );
  const server = await Server.launch();
  let other: ChildProcess | null = null;
  try {
    const [ada, bob] = [
      await visitor({ baseURL: server.url }),
      await visitor({ baseURL: server.url, locale: 'de-DE' }),
    ];
    await meet(ada, bob, {
      clock: { kind: 'live', base_seconds: 600, increment_seconds: 0, delay_seconds: 0 },
    });
    await turnOrEnd(ada);
    other = await hold(server.database);
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

    other.kill('SIGKILL');
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
    other?.kill('SIGKILL');
    await server.stop();
  }
});
