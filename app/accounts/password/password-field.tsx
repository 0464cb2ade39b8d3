import { type ComponentProps, useState } from "react";
import { classNames } from "#app/shared/ui/class-names.ts";
import { controlLook, Field, type FieldFacts } from "#app/shared/ui/fields/field.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { passwordFieldText } from "./text-words.ts";

type PasswordProps = FieldFacts & Omit<ComponentProps<"input">, keyof FieldFacts | "className" | "type">;

/** A password field. With JavaScript it has a button to show the password. */
export function PasswordField({ label, hint, error, required, id, ...input }: PasswordProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field {...{ label, hint, error, required, id }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...input}
            {...wiring}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlLook, isHydrated && "pr-20")}
          />
          {isHydrated && <ShowPasswordButton isShown={isShown} onClick={() => setIsShown(!isShown)} />}
        </span>
      )}
    </Field>
  );
}

export const ShowPasswordButton = ({ isShown, onClick }: { isShown: boolean; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={isShown ? passwordFieldText.hidePassword : passwordFieldText.showPassword}
    className="absolute inset-y-0 right-0.5 my-auto min-h-11 rounded-lg px-3.5 text-sm font-semibold text-leaf"
  >
    {isShown ? passwordFieldText.hide : passwordFieldText.show}
  </button>
);
