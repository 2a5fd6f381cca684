import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { maxLengthOf, type Shape } from '../contracts/shape';

interface Texts {
  label: string;
  hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

interface LineControl extends Texts {
  control: 'text' | 'email';
  /** What the browser may fill in; `off` where it may not. */
  autoComplete: string;
  placeholder?: string;
}

/** An address is never cut at its limit: what is left of it would lead elsewhere. */
interface UrlControl extends Texts {
  control: 'url';
  placeholder: string;
}

/** A text of several lines; with a limit of words it has a live counter, and is never cut off. */
interface EssayControl extends Texts {
  control: 'essay';
  rows: number;
  wordLimit?: number;
}

/** A number; the browser's own checks of its range come after the schema's (D55). */
interface NumberControl extends Texts {
  control: 'number';
  min?: number;
  max?: number;
  step?: number;
}

interface TickControl {
  control: 'tick';
  label: ReactNode;
}

/** Shown with a value that the form does not decide on, such as the account's address. */
export interface GivenControl extends Texts {
  control: 'given';
  type: 'text' | 'email';
}

/** Drawn by a component of its own; `pointer` is what the server calls it in its list of errors. */
export interface OwnControl {
  control: 'own';
  pointer: string;
}

/** The controls that can hold a value of this type. */
type ControlFor<Value> = [Value] extends [boolean]
  ? TickControl
  : [Value] extends [number | undefined]
    ? NumberControl
    : [Value] extends [string]
      ? LineControl | UrlControl | EssayControl
      : never;

export type InputControl = ControlFor<string> | ControlFor<number> | ControlFor<boolean>;
export type Control = InputControl | GivenControl | OwnControl;

/**
 * How each field of a form is drawn, in the order of the screen, which is the order of the error
 * summary too. A field of the schema that is not described does not compile. `Others` are controls
 * that the schema does not know; `part` says where on the screen a field stands.
 */
export type Described<Values extends object, Part extends string, Others extends string = never> = {
  [Name in keyof Values]-?: ControlFor<Values[Name]> & { part: Part };
} & Record<Others, (GivenControl | OwnControl) & { part: Part }>;

interface Declaration<Fields extends Shape, Name extends string, Part extends string> {
  /** Begins the element ids. */
  form: string;
  schema: z.ZodMiniObject<Fields>;
  described: Readonly<Record<Name, Control & { part: Part }>>;
}

/** What a form's parts need to know of its fields. */
export interface FieldList<Name extends string = string, Part extends string = string> {
  /** In the order of the screen. */
  names: readonly Name[];
  partOf(name: Name): Part;
  controlOf(name: Name): Control;
  /** Element id of a field, which its label and the error summary point to. */
  idOf(name: Name): string;
  /** Characters at which an input stops; undefined where it goes on. */
  limitOf(name: Name): number | undefined;
  /** The field that a JSON pointer of the server's error list means, if it is one of the form's. */
  ofPointer(pointer: string): Name | undefined;
}

/** A form's fields with their schema. */
export interface DeclaredFields<
  Fields extends Shape,
  Name extends string = string,
  Part extends string = string,
> extends FieldList<Name, Part> {
  schema: z.ZodMiniObject<Fields>;
}

/** Declares a form: which fields it has is the schema's affair, how they look the description's. */
export function declareFields<Fields extends Shape, Name extends string, Part extends string>({
  form,
  schema,
  described,
}: Declaration<Fields, Name, Part>): DeclaredFields<Fields, Name, Part> {
  const names = Object.keys(described) as Name[];
  const controlOf = (name: Name): Control => {
    const placed: Control & { part?: Part } = described[name];
    const { part: _, ...control } = placed;
    return control;
  };
  const pointerOf = (name: Name) => {
    const control = controlOf(name);
    return `/${control.control === 'own' ? control.pointer : name}`;
  };
  return {
    schema,
    names,
    partOf: (name) => described[name].part,
    controlOf,
    idOf: (name) => `${form}-${name}`,
    limitOf(name) {
      const field = schema.shape[name];
      return field && controlOf(name).control === 'text' ? maxLengthOf(field) : undefined;
    },
    ofPointer: (pointer) => names.find((name) => pointerOf(name) === pointer),
  };
}
