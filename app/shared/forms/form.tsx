import { type Ref, useContext, useEffect } from "react";
import {
  type FormProps,
  PrefetchPageLinks,
  Form as RouterForm,
  useActionData,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useSubmit,
} from "react-router";
import { AnswersInLinks, answersParameter } from "#app/shared/urls/answers-in-links.ts";
import { rememberSubmission } from "./failed-submission/keep-form-on-failure.ts";
import { markUnsent } from "./failed-submission/unsent-text.ts";

interface OwnFormProps extends FormProps {
  ref?: Ref<HTMLFormElement>;
  /** The action is another page. Without a network React Router reloads a page that can't fetch the next one's module, so it is fetched before. */
  opensPage?: boolean;
}

/** The form of every page: React Router's form, which keeps the typed values if its submission fails. */
export function Form({ onSubmit, opensPage = false, children, ...props }: OwnFormProps) {
  const nextPage = useHref(props.action ?? "");
  const carried = useContext(AnswersInLinks);
  const carries = carried !== "" && (props.method ?? "get") === "get" && props.action !== "/start";
  const actionData: unknown = useActionData();
  const page = {
    location: useLocation(),
    matches: useMatches(),
    navigate: useNavigate(),
    submit: useSubmit(),
  };
  const isRefused = typeof actionData === "object" && actionData !== null && "problems" in actionData;
  useEffect(() => {
    if (isRefused) markUnsent();
  }, [isRefused]);
  return (
    <RouterForm
      {...props}
      onSubmit={(event) => {
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        if (props.method === "post") {
          const form = event.currentTarget;
          const formData = new FormData(form, submitter);
          rememberSubmission({ form, submitter, formData, actionData, ...page });
        }
        onSubmit?.(event);
      }}
    >
      {opensPage && <PrefetchPageLinks page={nextPage} />}
      {carries && <input type="hidden" name={answersParameter} value={carried} />}
      {children}
    </RouterForm>
  );
}
