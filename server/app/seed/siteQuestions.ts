export const questions = [
  {
    question: "Do I need a secret code for my batch?",
    answer:
      "You usually need none: register, and we open the batch for you once your seat is confirmed. If your teacher gave you a code, enter it once in the portal.",
  },
  {
    question: "Do I have to enter the code every time?",
    answer:
      "No. Once a batch is unlocked it stays unlocked for your account, on every phone and computer where you sign in.",
  },
  {
    question: "I typed the code wrong several times. What now?",
    answer:
      "After five wrong tries there is a pause of a few minutes; the page tells you how long. Check for a missing letter, then try again.",
  },
  {
    question: "Can I look around before I pay?",
    answer:
      "Yes. The AWS Cloud Computing course has a batch that is open to everyone with an account. It shows you exactly how a batch works.",
  },
  {
    question: "How long do the videos stay available?",
    answer: "As long as the batch exists. You can watch them again after the last class, at your own speed.",
  },
];
