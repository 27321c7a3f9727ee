export const testimonials = [
  {
    name: "Asha R. (sample)",
    role: "B.Com student, Hyderabad",
    text: "I knew only Excel when I joined. By the third week I was cleaning our college fest's accounts in pandas, and my brother stopped laughing.",
    rating: 5,
  },
  {
    name: "Imran S. (sample)",
    role: "Support engineer, Pune",
    text: "The videos stay open after class, in order, with the running time on each. I did most of mine on the train, two at a time.",
    rating: 5,
  },
  {
    name: "Divya K. (sample)",
    role: "Back to work after a break, Chennai",
    text: "Small batch, real questions answered. I would have liked more practice problems, but the Power BI dashboard I built here is in my portfolio.",
    built: "A sales dashboard of a saree shop in Power BI",
    rating: 4,
  },
  {
    name: "Rahul M. (sample)",
    role: "Final-year engineering student, Vijayawada",
    text: "SQL finally made sense when we drew the joins on paper first. Cleared the first round at my placement drive.",
    rating: 5,
  },
];

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
      "Yes. The AWS Cloud Computing course has a batch that is open to everybody who is signed in. It shows you exactly how a batch works.",
  },
  {
    question: "How long do the videos stay available?",
    answer: "As long as the batch exists. You can watch them again after the last class, at your own speed.",
  },
];
