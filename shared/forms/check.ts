import type * as z from 'zod/mini';
import { type Answer, refusal } from './answers';

/** A short form: what is typed, and the request that it becomes. */
export interface ShortForm<Typed, Between, Request> {
  /** The form's own checks, in the order in which it complains; each has its own text. */
  own: z.ZodMiniType<Between, Typed>;
  /** The request as the server takes it. */
  request: z.ZodMiniType<Request, Between>;
}

/** Declares a short form; a field of the request that the form lacks does not compile. */
export const shortForm = <Typed, Between, Request>(
  own: z.ZodMiniType<Between, Typed>,
  request: z.ZodMiniType<Request, NoInfer<Between>>,
): ShortForm<Typed, Between, Request> => ({ own, request });

/** What is typed into a form. */
export type TypedInto<Form> =
  Form extends ShortForm<infer Typed, infer _, infer __> ? Typed : never;

type Outcome<Request> = { refused: Answer } | { refused?: undefined; request: Request };

/** Params of a check: what the form says as a whole when it fails, beside the field's own error. */
export interface Summary {
  summary: string;
}

/**
 * The request that was typed, or what to answer instead: the text of the first own check that
 * failed, or, for what the server would refuse, what it would be answered then, without asking it.
 * For a form whose fields say nothing themselves.
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

/** The same for a form of {@link TypedFields}: each wrong field says so itself. */
export function checkFields<Typed, Between, Request>(
  form: ShortForm<Typed, Between, Request>,
  typed: NoInfer<Typed>,
  failedText: string,
): Outcome<Request> {
  const own = form.own.safeParse(typed);
  if (!own.success) return { refused: answerTo(own.error, failedText) };
  const request = form.request.safeParse(own.data);
  if (request.success) return { request: request.data };
  return { refused: answerTo(request.error, failedText) };
}

type Issue = z.core.$ZodIssue;

/** Each field with the first thing that is wrong with it; without a field the form says it. */
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
