import type { ReactNode } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { ProofField } from "./proof-field.tsx";
import type { ProofKind } from "./prove.server.ts";
import { carefulPageText } from "./text-words.ts";

interface CarefulPageProps {
  title: string;
  intro?: ReactNode;
  back?: { to: string; label: string };
  failed: string;
  button: string;
  look?: "primary" | "danger";
  kind: ProofKind;
  refusal: FormRefusal | undefined;
  children?: ReactNode;
}

/** A page with one form that requires proof of identity. */
export function CarefulPage(props: CarefulPageProps) {
  const { title, intro, failed, button, look, kind, refusal, children } = props;
  const back = props.back ?? { to: "/profile/security", label: carefulPageText.title };
  const isBusy = useBusy();
  return (
    <NarrowPage title={title} intro={intro} above={<BackLink to={back.to}>{back.label}</BackLink>}>
      <Form method="post" className="grid gap-5">
        <FormProblems title={failed} problems={refusal?.problems} formId="security" />
        {children}
        <ProofField kind={kind} error={refusal?.problems.proof} />
        <Button isWide size="large" look={look} isBusy={isBusy} busyLabel={carefulPageText.wait}>
          {button}
        </Button>
      </Form>
    </NarrowPage>
  );
}
