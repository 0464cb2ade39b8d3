import { localPath } from "#app/shared/languages/local-path.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { requireMember } from "../signed-in.server.ts";
import type { Route } from "./+types/data.page.ts";
import { dataText } from "./text-words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  requireMember(request, context);
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Your data") }];

export default function YourData() {
  return (
    <div className="wrap grid max-w-xl gap-6 py-8 md:py-12">
      <div>
        <BackLink to="/profile">Your profile</BackLink>
        <PageHeading title={dataText.title} intro="It is yours: take a copy, or take it away." />
      </div>
      <Card className="grid gap-3">
        <h2 className="text-xl">Download everything</h2>
        <p className="text-ink-2">
          One file (JSON) with all that we hold about you. Passwords and keys are left out, and so is what you
          told about your circumstances: a file can be opened by others.{" "}
          <Link to="/profile/circumstances" className={textLinkLook}>
            See or delete it here
          </Link>
        </p>
        <a href={localPath("/profile/data.json")} download className={buttonLook({ look: "outline" })}>
          Download my data
        </a>
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-xl">Delete my account</h2>
        <p className="text-ink-2">
          Deletes your account, your profile and everything in it, at once and for good.
        </p>
        <ButtonLink to="/profile/delete" look="danger">
          Delete my account
        </ButtonLink>
      </Card>
    </div>
  );
}
