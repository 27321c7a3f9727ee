import { ANSWER, ASK, DISMISS_REPORTS, HIDE_POST, REPORT_POST, SHOW_POST } from "./questionDocuments";
import type { TestApp } from "./testApp";

export function questionCalls(server: TestApp) {
  /** Returns the question's id. */
  async function ask(title = "Why a region?"): Promise<string> {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const { id: referenceId } = await server.buildReference({ batchId });
    const { data } = await server.as.learner.ask(ASK, { input: { referenceId, title, text: "" } });
    return data?.askLessonQuestion.id as string;
  }

  /** Returns the answer's id. */
  async function answer(text = "Because."): Promise<string> {
    const input = { questionId: await ask(), text };
    const { data } = await server.as.otherLearner.ask(ANSWER, { input });
    return data?.answerLessonQuestion.answers[0].id as string;
  }

  return { ask, answer };
}

type Audits = Record<string, () => Promise<[string, object]>>;

export function questionAudits(server: TestApp): Audits {
  const { ask, answer } = questionCalls(server);
  return {
    hidePost: async () => [HIDE_POST, { kind: "ANSWER", id: await answer(), reason: "Rude" }],
    showPost: async () => {
      const post = { kind: "QUESTION", id: await ask() };
      await server.as.admin.ask(HIDE_POST, { input: { ...post, reason: "Rude" } });
      return [SHOW_POST, post];
    },
    dismissReports: async () => {
      const post = { kind: "QUESTION", id: await ask() };
      await server.as.otherLearner.ask(REPORT_POST, { input: { ...post, reason: "Rude" } });
      return [DISMISS_REPORTS, post];
    },
  };
}
