import type * as z from 'zod/mini';
import { type Answer, refusal } from './answers';

/** A short form: its typed values, and the request made from them. */
export interface ShortForm<Typed, Between, Request> {
  /** The form's own checks, in the order of their messages. */
  own: z.ZodMiniType<Between, Typed>;
  request: z.ZodMiniType<Request, Between>;
}

/** Declares a short form; leaving out a field of the request does not compile. */
export const shortForm = <Typed, Between, Request>(
  own: z.ZodMiniType<Between, Typed>,
  request: z.ZodMiniType<Request, NoInfer<Between>>,
): ShortForm<Typed, Between, Request> => ({ own, request });

/** The typed values of a form. */
export type TypedInto<Form> =
  Form extends ShortForm<infer Typed, infer _, infer __> ? Typed : never;

type Outcome<Request> = { refused: Answer } | { refused?: undefined; request: Request };

/** Parameters of a check: the message for the whole form, beside the field's own error. */
export interface Summary {
  summary: string;
}

/**
 * Returns the typed request, or the display instead: the text of the first own check that failed
 * or, for values that the server would refuse, its message without a request.
 * For forms whose fields show no errors.
 */
export function check<Typed, Between, Request>(
  form: ShortForm<Typed, Between, Request>,
  typed: NoInfer<Typed>,
  failedText: string,
): Outcome<Request> {
  const own = form.own.safeParse(typed);
  if (!own.success) return { refused: refusal(firstOf(own.error)) };
  const request = form.request.safeParse(own.data);
  if (request.success) return { request: request.data };
  return { refused: { kind: 'error', text: failedText, detail: firstOf(request.error) } };
}

const firstOf = ({ issues, message }: z.core.$ZodError) => issues[0]?.message ?? message;

/** As `check`, for a form of {@link TypedFields}, whose invalid fields show their own errors. */
export function checkFields<Typed, Between, Request>(
  form: ShortForm<Typed, Between, Request>,
  typed: NoInfer<Typed>,
  failedText: string,
): Outcome<Request> {
  const own = form.own.safeParse(typed);
  const request = own.success ? form.request.safeParse(own.data) : own;
  return request.success
    ? { request: request.data }
    : { refused: answerTo(request.error, failedText) };
}

type Issue = z.core.$ZodIssue;

/** Returns the first error of each field; errors without a field go to the form. */
function answerTo({ issues }: z.core.$ZodError, failedText: string): Answer {
  const ofNone = issues.find(({ path }) => path.length === 0);
  if (ofNone) return { kind: 'error', text: failedText, detail: ofNone.message };
  const text = issues.map(summaryOf).find(Boolean);
  const said = issues.map(({ path, message }) => [String(path[0]), message] as const);
  const fields = Object.fromEntries(said.toReversed());
  return { kind: 'error', fields, ...(text !== undefined && { text }) };
}

function summaryOf(issue: Issue): string | undefined {
  const { params } = issue as { params?: Partial<Summary> };
  return params?.summary;
}
