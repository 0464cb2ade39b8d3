import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { securityText } from "../security/text-words.ts";
import { words } from "../words.ts";
import { confirmFirstText } from "./text-words.ts";

/** Shown instead of the form that adds a second factor, until the address is confirmed. */
export const ConfirmFirst = ({ title, email }: { title: string; email: string }) => (
  <NarrowPage
    title={title}
    intro={words.confirmFirst}
    above={<BackLink to="/profile/security">{securityText.title}</BackLink>}
  >
    <p className="wrap-anywhere">{confirmFirstText.sent(email)}</p>
    <Form method="post" action="/auth/resend" opensPage>
      <input type="hidden" name="email" value={email} />
      <Button isWide look="outline">
        {confirmFirstText.again}
      </Button>
    </Form>
  </NarrowPage>
);
