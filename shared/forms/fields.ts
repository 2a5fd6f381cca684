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
  /** What the browser may fill in, or `off`. */
  autoComplete: string;
  placeholder?: string;
}

interface UrlControl extends Texts {
  control: 'url';
  placeholder: string;
}

/** A multi-line text; a word limit adds a live counter but never truncates. */
interface EssayControl extends Texts {
  control: 'essay';
  rows: number;
  wordLimit?: number;
}

/** A number; the browser checks its range after the schema does (D55). */
interface NumberControl extends Texts {
  control: 'number';
  min?: number;
  max?: number;
  step?: number;
}

/** An item of a list, or none: the browser's dropdown, which keyboards search and phones turn. */
export interface ChoiceControl extends Texts {
  control: 'choice';
  choices: () => readonly (readonly [value: string, label: string])[];
  autoComplete: string;
}

interface TickControl {
  control: 'tick';
  label: ReactNode;
}

/** A value that the form cannot change, such as the account's address. */
export interface GivenControl extends Texts {
  control: 'given';
  type: 'text' | 'email';
}

/** Drawn by a custom component; `pointer` is its name in server errors. */
interface OwnControl {
  control: 'own';
  pointer: string;
}

/** The controls that can hold a value of this type. */
type ControlFor<Value> = [Value] extends [boolean]
  ? TickControl
  : [Value] extends [number | undefined]
    ? NumberControl
    : [Value] extends [string]
      ? LineControl | UrlControl | EssayControl | ChoiceControl
      : never;

export type InputControl = ControlFor<string> | ControlFor<number> | ControlFor<boolean>;
type Control = InputControl | GivenControl | OwnControl;

/**
 * The control of each field of a form, in the order of the screen and of the error summary. A
 * missing field does not compile. `Others` are controls unknown to the schema; `part` says where on
 * the screen a field belongs.
 */
export type Described<Values extends object, Part extends string, Others extends string = never> = {
  [Name in keyof Values]-?: ControlFor<Values[Name]> & { part: Part };
} & Record<Others, (GivenControl | OwnControl) & { part: Part }>;

interface Declaration<Fields extends Shape, Name extends string, Part extends string> {
  /** Prefix of the element ids. */
  form: string;
  schema: z.ZodMiniObject<Fields>;
  described: Readonly<Record<Name, Control & { part: Part }>>;
}

/** The facts about a form's fields for its parts. */
export interface FieldList<Name extends string = string, Part extends string = string> {
  /** In the order of the screen. */
  names: readonly Name[];
  partOf(name: Name): Part;
  controlOf(name: Name): Control;
  /** Returns a field's element id, the target of its label and of the error summary. */
  idOf(name: Name): string;
  /** Returns the limit of a text in characters; undefined if the field shows none. */
  limitOf(name: Name): number | undefined;
  /** Returns the form's field for a JSON pointer of a server error; undefined if there is none. */
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

/** Declares a form: the schema defines its fields, the description their appearance. */
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
