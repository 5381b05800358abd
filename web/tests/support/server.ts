import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The program under test: named by the environment, else the one that was built last for release or debugging. */
function binary(): string {
  const named = process.env.VIVARIUM_BIN;
  const candidates = named
    ? [resolve(named)]
    : ['release', 'debug'].map((profile) =>
        resolve(import.meta.dirname, `../../../target/${profile}/vivarium`),
      );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`no server to test: build it first (${candidates.join(' or ')})`);
  return found;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/** One real server with a database of its own, on a port that it keeps over restarts. */
export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'vivarium-web-'));
  }

  static async launch(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  /** The number of its process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const serve = [
      'serve',
      '--listen',
      `127.0.0.1:${this.#port}`,
      '--database',
      join(this.#folder, 'vivarium.db'),
    ];
    // On Linux a test may take its disk away: it must then hear of it, and not be ended by the signal.
    const [program, words] =
      process.platform === 'linux'
        ? ['sh', ['-c', `trap '' XFSZ; exec "$0" "$@"`, binary(), ...serve]]
        : [binary(), serve];
    const child = spawn(program, words, {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const keep = (chunk: Buffer) => (this.#log = (this.#log + chunk.toString()).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${this.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server did not come up:\n${this.#log}`);
  }

  /** What a power cut does to the program: no chance to say goodbye. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
