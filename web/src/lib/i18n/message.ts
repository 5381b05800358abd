import { respell } from './pseudo';

/** Forms of a message that counts something; `n` chooses by the plural rules of the language. */
export type Plural = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

export type Message = string | Plural;

/** The names between braces in a text: `'{who} to move'` needs `who`. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

export type NamesOf<M> = M extends string ? Names<M> : Names<M[keyof M]>;

export type Values = Record<string, string | number>;

/** Writes a message in a language: picks the plural form and puts the values in. */
export function write(message: Message, language: string, values: Values): string {
  const text = typeof message === 'string' ? message : plural(message, language, values['n']);
  return respell(text).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}

function plural(message: Plural, language: string, n: string | number | undefined): string {
  const form = new Intl.PluralRules(language).select(Number(n ?? 0));
  return message[form] ?? message.other;
}
