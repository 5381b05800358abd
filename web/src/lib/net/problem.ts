import type { Problem } from './generated';

/** The server understood and refused; `code` is stable and is what gets translated. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
  }
}

/** No answer came, so nobody knows whether the server acted: safe to send again only with the same key. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('no answer from the server', { cause });
    this.name = 'Unreachable';
  }
}

/** Reads a refusal; an answer that is not a problem document (a proxy's page, say) gets a code of its own. */
export async function refusal(response: Response): Promise<Refused> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    try {
      const problem = (await response.json()) as Partial<Problem>;
      if (typeof problem.code === 'string') {
        return new Refused(
          response.status,
          problem.code,
          problem.detail ?? problem.title ?? problem.code,
        );
      }
    } catch {
      // Cut off or not JSON after all: told apart by status alone.
    }
  }
  return new Refused(response.status, `http-${response.status}`, response.statusText);
}

/** Gateways answer these when the server behind them is away: as good as no answer. */
export const meansUnreachable = (status: number) =>
  status === 502 || status === 503 || status === 504;
