/** Markup with escaped values. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | readonly Html[] | string;

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return value.map(({ text }) => text).join('');
}

/** Template tag that escapes every value except markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, at) => part + (at < values.length ? written(values[at] ?? '') : '')).join(''),
  );
}
