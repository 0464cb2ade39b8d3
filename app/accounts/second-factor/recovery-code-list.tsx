import { ButtonLink } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { recoveryCodeListText } from "./text-words.ts";

/** Shown only once. */
export const RecoveryCodeList = ({ codes }: { codes: string[] }) => (
  <NarrowPage
    title={codes.length > 0 ? recoveryCodeListText.title : recoveryCodeListText.itWorks}
    intro={codes.length > 0 ? recoveryCodeListText.intro : recoveryCodeListText.ready}
  >
    {codes.length > 0 && (
      <ul aria-label={recoveryCodeListText.label} className="grid grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code} className="rounded-lg bg-neutral px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
    )}
    <ButtonLink to="/profile/security" isWide>
      {recoveryCodeListText.done}
    </ButtonLink>
  </NarrowPage>
);
