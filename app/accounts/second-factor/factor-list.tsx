import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { words } from "../words.ts";
import { appText, factorListText } from "./text-words.ts";

interface FactorListProps {
  factors: { id: string; factorType: "totp" | "phone"; friendlyName: string; phoneEnd: string | null }[];
  codesLeft: number;
  /** Nothing can be added until the address is confirmed. */
  isConfirmed: boolean;
}

/** A person's second factors, with links to add, replace and remove them. */
export const FactorList = ({ factors, codesLeft, isConfirmed }: FactorListProps) => (
  <Card className="grid gap-4">
    <h2 className="text-xl">{factorListText.title}</h2>
    <p className="text-ink-2">{factorListText.intro} </p>
    {factors.length > 0 && (
      <ul className="divide-y divide-line">
        {factors.map(({ id, factorType, friendlyName, phoneEnd }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="font-semibold">{friendlyName}</span>
              <span className="block text-sm text-ink-2">
                {factorType === "totp" ? factorListText.app : factorListText.phone(phoneEnd)}
              </span>
            </span>
            <ButtonLink to={`/profile/security/remove/${id}`} look="quiet" size="small">
              {factorListText.remove} <span className="sr-only">{friendlyName}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
    {!isConfirmed && <p>{words.confirmFirst}</p>}
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/profile/security/app" look={factors.length > 0 ? "outline" : "forest"}>
        {appText.addTitle}
      </ButtonLink>
      <ButtonLink to="/profile/security/phone" look="outline">
        {factorListText.addPhone}
      </ButtonLink>
    </div>
    {factors.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-4">
        {factorListText.codesLeft(codesLeft)}
        <ButtonLink to="/profile/security/codes" look="quiet" size="small">
          {factorListText.makeNew}
        </ButtonLink>
      </p>
    )}
  </Card>
);
