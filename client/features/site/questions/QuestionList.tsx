import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Notice } from "../../../ui/Notice";
import { QuestionColumn, QuestionDetails } from "../../../ui/text/QuestionDetails";
import { AskBeside } from "../../workshops/join/AskBeside";
import { QuestionItem_QuestionFragmentDoc } from "./QuestionList.generated";
import type { QuestionItem_QuestionFragment } from "./QuestionList.generated";

interface QuestionItemProps {
  question: FragmentType<QuestionItem_QuestionFragment>;
}

function QuestionItem({ question }: QuestionItemProps) {
  const data = useFragmentData(QuestionItem_QuestionFragmentDoc, question);
  return (
    <QuestionDetails question={data.question} group="lms-questions">
      <p>{data.answer}</p>
    </QuestionDetails>
  );
}

interface QuestionListProps {
  questions: ({ id: string } & FragmentType<QuestionItem_QuestionFragment>)[];
}

export function QuestionList({ questions }: QuestionListProps) {
  if (questions.length === 0) {
    return (
      <Notice title="No questions yet">
        <p>What learners ask about the portal will be answered here.</p>
      </Notice>
    );
  }
  return (
    <AskBeside>
      <QuestionColumn>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </QuestionColumn>
    </AskBeside>
  );
}
