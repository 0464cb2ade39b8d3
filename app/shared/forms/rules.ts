/**
 * A field's rules, defined once: spread onto the control they are the browser's checks, and `fields.server.ts` derives the
 * server's checks from them.
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

/** A rejected form: the typed values and the problems, by field name. */
export interface FormRefusal {
  values: Record<string, string | string[]>;
  problems: Record<string, string>;
}
