import type { ReactNode } from "react";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { codeRule } from "../credentials.ts";
import { codeFieldText } from "./text-words.ts";

interface CodeFieldProps {
  id: string;
  name?: string;
  label?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Takes six digits or a recovery code. Phones suggest the code from a text message. */
export const CodeField = ({
  id,
  name = "code",
  label = codeFieldText.label,
  hint,
  error,
}: CodeFieldProps) => (
  <TextField
    {...{ id, name, label, hint, error }}
    {...codeRule}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);
