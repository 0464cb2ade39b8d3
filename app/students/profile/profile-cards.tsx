import { GuardianForm } from "#app/accounts/guardian/guardian-form.tsx";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { SignOut } from "./sign-out.tsx";
import { profileCardsText as text } from "./text-words.ts";

const heading = "font-display text-xl font-bold";
const lead = "mt-1 text-ink-2";

export const MatchesCard = () => (
  <Link
    to="/matches"
    className="flex min-h-13 items-center justify-between gap-3 rounded-card bg-leaf px-4 text-lg font-bold text-on-leaf no-underline hover:bg-leaf-strong"
  >
    {text.matches}
    <Icon name="arrow" className="size-5 shrink-0" />
  </Link>
);

export const ConfirmCard = ({ email }: { email: string }) => (
  <Card className="border-marigold bg-marigold-pale text-marigold-ink">
    <h2 className={heading}>{text.confirmTitle}</h2>
    <p className="mt-1">{text.confirm(email)}</p>
    <Form method="post" action="/auth/resend" opensPage className="mt-3">
      <input type="hidden" name="email" value={email} />
      <Button look="outline">{text.sendAgain}</Button>
    </Form>
  </Card>
);

interface ConsentFacts {
  guardianEmail: string;
  hasConsented: boolean;
}

export const GuardianCard = ({ consent }: { consent: ConsentFacts | null }) => (
  <Card>
    <h2 className={heading}>{text.guardianTitle}</h2>
    {consent?.hasConsented ? (
      <p className={lead}>{text.agreed(consent.guardianEmail)}</p>
    ) : (
      <>
        <p className={lead}>
          {text.guardianWhy} {consent && text.waiting(consent.guardianEmail)}
        </p>
        <div className="mt-4">
          <GuardianForm />
        </div>
      </>
    )}
  </Card>
);

const row =
  "flex min-h-12 items-center justify-between gap-3 py-2 leading-snug font-semibold no-underline hover:text-leaf";

export const MoreCard = ({ isAdmin, isParent }: { isAdmin: boolean; isParent: boolean }) => (
  <Card>
    <h2 className="sr-only">{text.account}</h2>
    <ul className="-my-2 divide-y divide-line">
      {isAdmin && (
        <li>
          <Link to="/admin" className={row}>
            {text.admin} <Icon name="chevron" className="size-4 shrink-0" />
          </Link>
        </li>
      )}
      {isParent && (
        <li>
          <Link to="/profile/children" className={row}>
            {text.children} <Icon name="chevron" className="size-4 shrink-0" />
          </Link>
        </li>
      )}
      <li>
        <Link to="/profile/circumstances" className={row}>
          <span className="min-w-0">
            {text.circumstances}
            <span className="block text-note font-normal text-ink-2">{text.circumstancesNote}</span>
          </span>
          <Icon name="chevron" className="size-4 shrink-0" />
        </Link>
      </li>
      <li>
        <Link to="/profile/alerts" className={row}>
          {text.alerts} <Icon name="chevron" className="size-4 shrink-0" />
        </Link>
      </li>
      <li>
        <Link to="/profile/security" className={row}>
          {text.security} <Icon name="chevron" className="size-4 shrink-0" />
        </Link>
      </li>
      <li>
        <Link to="/profile/data" className={row}>
          {text.data} <Icon name="chevron" className="size-4 shrink-0" />
        </Link>
      </li>
      <li>
        <Link to="/privacy" className={row}>
          {text.privacy} <Icon name="chevron" className="size-4 shrink-0" />
        </Link>
      </li>
    </ul>
    <SignOut />
  </Card>
);
