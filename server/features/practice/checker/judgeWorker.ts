import { parentPort } from "node:worker_threads";
import type { JudgeTask } from "./judgeReport";
import { judgeReport } from "./judgeReport";

function answer(task: JudgeTask): object {
  try {
    return { judgement: judgeReport(task) };
  } catch (error) {
    return { problem: String(error) };
  }
}

parentPort?.on("message", (task: JudgeTask) => parentPort?.postMessage(answer(task)));
parentPort?.postMessage("ready");
