const QUESTION = `id title text html atSecond authorName isByStaff isOwn isAnswered isSolved isAnsweredByStaff answerCount
  editedAt hiddenAt hiddenReason viewerCanEdit viewerCanDelete viewerCanAccept viewerCanReport viewerHasReported
  answers { id text html authorName isByStaff isOwn acceptedAt editedAt hiddenAt hiddenReason
    viewerCanEdit viewerCanDelete viewerCanReport viewerHasReported }`;

export const LESSON_QUESTIONS = `query ($id: UUID!, $first: Int! = 10, $after: String) {
  lessonQuestions(referenceId: $id, first: $first, after: $after) {
    nodes { id title answerCount isSolved isAnsweredByStaff authorName } pageInfo { hasNextPage endCursor } } }`;

export const LESSON_QUESTION = `query ($id: UUID!) { lessonQuestion(id: $id) { ${QUESTION} } }`;

export const ASK = `mutation ($input: AskLessonQuestionInput!) { askLessonQuestion(input: $input) { ${QUESTION} } }`;

export const ANSWER = `mutation ($input: AnswerLessonQuestionInput!) { answerLessonQuestion(input: $input) { ${QUESTION} } }`;

const changing = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${QUESTION} } }`;

export const EDIT_QUESTION = changing("editLessonQuestion", "EditLessonQuestionInput");
export const EDIT_ANSWER = changing("editLessonAnswer", "EditLessonAnswerInput");
export const ACCEPT = changing("acceptLessonAnswer", "AcceptLessonAnswerInput");
export const REPORT_POST = changing("reportPost", "ReportPostInput");
export const HIDE_POST = changing("hidePost", "HidePostInput");
export const SHOW_POST = changing("showPost", "PostInput");
export const DISMISS_REPORTS = changing("dismissReports", "PostInput");

export const PREVIEW = "query ($text: String!) { previewMarkdown(text: $text) }";
export const DELETE_QUESTION = "mutation ($id: UUID!) { deleteLessonQuestion(id: $id) { id } }";
export const DELETE_ANSWER = `mutation ($id: UUID!) { deleteLessonAnswer(id: $id) { ${QUESTION} } }`;

export const CMS_QUESTIONS = `query ($list: QuestionList!, $courseId: UUID, $first: Int! = 25, $after: String) {
  cmsLessonQuestions(list: $list, courseId: $courseId, first: $first, after: $after) {
    nodes { id title authorName lesson { id title courseName batchName isOpen } reports { reason } }
    pageInfo { hasNextPage endCursor } } }`;
