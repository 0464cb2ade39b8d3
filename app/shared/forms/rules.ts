/**
 * A field's rules, said once: spread onto the control they are the browser's own checks, and `fields.server.ts` makes the
 * server's check of the same numbers.
 */
export interface TextRule {
  type?: "text" | "email" | "tel" | "password";
  required?: boolean;
  minLength?: number;
  maxLength: number;
}

export interface NumberRule {
  type: "number";
  required?: boolean;
  min: number;
  max: number;
  step: number;
}

/** What was typed into a form that came back, and what is wrong with it, by the field's name. */
export interface Refusal {
  values: Record<string, string | string[]>;
  problems: Record<string, string>;
}
