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
import { dataText, deleteText } from "./text-words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  requireMember(request, context);
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(dataText.title) }];

export default function YourData() {
  return (
    <div className="wrap grid max-w-xl gap-6 py-8 md:py-12">
      <div>
        <BackLink to="/profile">{dataText.profile}</BackLink>
        <PageHeading title={dataText.title} intro={dataText.intro} />
      </div>
      <Card className="grid gap-3">
        <h2 className="text-xl">{dataText.downloadTitle}</h2>
        <p className="text-ink-2">
          {dataText.downloadText}{" "}
          <Link to="/profile/circumstances" className={textLinkLook}>
            {dataText.circumstances}
          </Link>
        </p>
        <a href={localPath("/profile/data.json")} download className={buttonLook({ look: "outline" })}>
          {dataText.download}
        </a>
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-xl">{deleteText.title}</h2>
        <p className="text-ink-2">{dataText.deleteText} </p>
        <ButtonLink to="/profile/delete" look="danger">
          {deleteText.title}
        </ButtonLink>
      </Card>
    </div>
  );
}
