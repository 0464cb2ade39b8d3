import { PasswordField } from "../password/password-field.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import type { ProofKind } from "./prove.server.ts";
import { proofFieldText } from "./text-words.ts";

/** Asks for the password or a code again. */
export function ProofField({ kind, error }: { kind: ProofKind; error: string | undefined }) {
  if (kind === "password") {
    return (
      <PasswordField
        label={proofFieldText.password}
        name="proof"
        id="security-proof"
        required
        maxLength={128}
        autoComplete="current-password"
        error={error}
      />
    );
  }
  if (kind === "code") {
    return (
      <CodeField
        id="security-proof"
        name="proof"
        label={proofFieldText.code}
        hint={proofFieldText.codeHint}
        error={error}
      />
    );
  }
  return (
    <p id="security-proof" className={error ? "font-semibold text-clay-ink" : "text-ink-2"}>
      {error ?? proofFieldText.googleHint}
    </p>
  );
}
