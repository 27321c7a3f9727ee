import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { QuestionDetails } from "../../ui/QuestionDetails";
import { QuestionItem_QuestionFragmentDoc } from "./QuestionItem.generated";
import type { QuestionItem_QuestionFragment } from "./QuestionItem.generated";

interface QuestionItemProps {
  question: FragmentType<QuestionItem_QuestionFragment>;
  /** Of the questions of one group, the browser keeps at most one open. */
  group: string;
}

export function QuestionItem({ question, group }: QuestionItemProps) {
  const { data } = useSuspenseFragment({
    fragment: QuestionItem_QuestionFragmentDoc,
    fragmentName: "QuestionItem_question",
    from: question,
  });
  return <QuestionDetails question={data.question} answer={data.answer} group={group} />;
}
