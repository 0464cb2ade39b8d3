import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { words } from "../words.ts";

/** Shown instead of the form that adds a second factor, until the address is confirmed. */
export const ConfirmFirst = ({ title, email }: { title: string; email: string }) => (
  <NarrowPage
    title={title}
    intro={words.confirmFirst}
    above={<BackLink to="/profile/security">Sign-in and security</BackLink>}
  >
    <p>
      We sent a link to <span className="break-words">{email}</span>. Open it, and come back here.
    </p>
    <Form method="post" action="/auth/resend">
      <input type="hidden" name="email" value={email} />
      <Button isWide look="outline">
        Send the link again
      </Button>
    </Form>
  </NarrowPage>
);
