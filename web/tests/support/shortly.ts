import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** After everything else, one line for each test that failed: the end of a long log then tells why. */
export default class Shortly implements Reporter {
  readonly #failed: string[] = [];
  #root = '';

  onBegin(config: FullConfig): void {
    this.#root = `${config.rootDir}/`;
  }

  onTestEnd({ title }: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    for (const { message = '', location } of errors) {
      const where = location ? `${location.file.replace(this.#root, '')}:${location.line}` : '?';
      this.#failed.push(`failed: ${where} in "${title}": ${shorten(message)}`);
    }
  }

  onExit(): Promise<void> {
    for (const line of this.#failed) console.log(line);
    return Promise.resolve();
  }
}

/** The first lines of a message, without colours, as one of at most 400 characters. */
function shorten(message: string): string {
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '');
  return plain.split('\n').slice(0, 6).join(' ').replace(/\s+/g, ' ').slice(0, 400);
}
