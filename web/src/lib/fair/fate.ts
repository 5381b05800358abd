/** The fate of a game from its seed, by docs/FAIRNESS.md and the browser's own cryptography: nothing here comes from the
 * server's program. */
import { hex } from './hex';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Origin {
  table: string;
  game: string;
  setup: string;
  /** What each place gave; no bytes at all where nobody gave any. */
  seatBytes: Bytes[];
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const label = (name: string): Bytes => utf8(`vivarium/fair/1/${name}`);

function u32(n: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

function joined(parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256 of texts, each behind its length. */
async function hash(...fields: Bytes[]): Promise<Bytes> {
  const text = joined(fields.flatMap((field) => [u32(field.length), field]));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}

export async function commitment(seed: Bytes, table: string): Promise<string> {
  return hex(await hash(label('commitment'), utf8(table), seed));
}

/** The words of one outcome. */
export class Words {
  readonly #key: CryptoKey;
  readonly #begin: Bytes;
  #block = new DataView(new ArrayBuffer(0));
  #next = 0;

  constructor(key: CryptoKey, name: 'draw' | 'lot', number: number) {
    this.#key = key;
    this.#begin = joined([label(name), u32(number)]);
  }

  async #word(): Promise<bigint> {
    const [block, place] = [Math.floor(this.#next / 8), this.#next % 8];
    if (place === 0) {
      const text = joined([this.#begin, u32(block)]);
      this.#block = new DataView(await crypto.subtle.sign('HMAC', this.#key, text));
    }
    this.#next += 1;
    return BigInt(this.#block.getUint32(4 * place));
  }

  /** A whole number from 0 to `n - 1`, each as likely as any other. */
  async below(n: number): Promise<number> {
    const [range, half] = [BigInt(n), 1n << 32n];
    for (;;) {
      const product = (await this.#word()) * range;
      if (product % half >= half % range) return Number(product / half);
    }
  }
}

export interface Fate {
  /** The words of the outcome with so many before it. */
  draw: (number: number) => Words;
  /** For each seat the place, from 1, whose player came to sit there. */
  lot: (seats: number) => Promise<number[]>;
}

export async function fate(seed: Bytes, origin: Origin): Promise<Fate> {
  const { table, game, setup, seatBytes } = origin;
  const salt = await hash(label('salt'), ...[table, game, setup].map(utf8), ...seatBytes);
  const secret = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits']);
  const made = { name: 'HKDF', hash: 'SHA-256', salt, info: label('key') };
  const bits = await crypto.subtle.deriveBits(made, secret, 256);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bits, hmac, false, ['sign']);
  return {
    draw: (number) => new Words(key, 'draw', number),
    lot: async (seats) => {
      const words = new Words(key, 'lot', 0);
      const order = Array.from({ length: seats }, (_, place) => place + 1);
      for (let last = seats - 1; last > 0; last--) {
        const other = await words.below(last + 1);
        [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
      }
      return order;
    },
  };
}
