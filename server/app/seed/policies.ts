import type { PoliciesContent } from "../../features/site/policies/policies.content";

const REVIEW =
  "*This is a sample text for the demo. If you run an academy with this software, have it reviewed before you take your first payment.*";

const privacyText = `${REVIEW}

## What we store

- **When you create an account:** your name, e-mail address and, if you give it, your phone number. We store your password only as a hash that nobody can read.
- **When you register:** your name, e-mail address, phone number, what you registered for, and the payment details you send us: the UTR number and, if you choose, a screenshot. We never see your card, bank password or UPI PIN.
- **When you learn:** the lessons you watched and how far, your notes, questions and bookmarks, the code you send to be checked, the live classes you joined, and your certificates.
- **When you write to us:** your message and the contact details in the form.
- **For security:** your sign-ins with the kind of browser and part of the network address.

## Why we store it

To hold your seat, match your payment, open your batch, resume your lessons, issue your certificate and reply to you. We do not sell your data, and we show no advertisements. There are no tracking cookies: one cookie keeps you signed in, one remembers light or dark.

## Who sees it

Our staff, who need it for their work; every access to personal data is logged. Your name is shown beside questions and answers you post under a lesson, and on a certificate to anyone who has its link. E-mails go through our mail provider. Videos from YouTube or Vimeo load from them only when you press play; their own policies apply then.

## How long we keep it

- Your account and learning data: until you delete your account.
- Orders that were never paid: 12 months, then your name and contacts are removed.
- Paid orders: as long as tax law requires.
- Messages: 24 months after the last change.
- Copies of e-mails: 90 days. E-mails that could not be sent: 180 days.
- Security events: 180 days.

## Your rights

On your account page you can correct your details, download everything we store about you, and delete your account. Before you confirm, that page lists what will be deleted and what will stay. You can withdraw a consent or raise a complaint under India's Digital Personal Data Protection Act, 2023: write to **support@sopaan.example**. We reply within seven days.
`;

const termsText = `${REVIEW}

## Your account

Please use your own name and e-mail address: your certificate and your order links depend on them. Your account is for you alone. You must be 18 or older, or have a parent's consent.

## Registering and paying

- You pay by UPI, to the QR code on your order page. The price there is the full price.
- We hold your seat for the time shown on the page. If we receive no payment by then, the seat goes to the next person.
- We match payments with our bank statement, usually within a few hours, and confirm by e-mail.
- If a class is full, you can join the waiting list for free.

## Classes and lessons

Live classes happen at the times on the course or workshop page. If we have to move a class, we will e-mail you and your calendar will be updated. Lessons, files and exercises in the portal are for your own learning: please do not share your batch code, record live classes or publish our material.

## Practice and certificates

Exercises are checked by our server, and progress counts what you watched or solved yourself. A certificate is issued when its conditions, shown on the page, are met. We can revoke a certificate that was earned with someone else's work; its page then says that it was revoked, and why.

## Being fair to others

Be kind in questions and answers. We hide posts that insult people or advertise. We may close an account that attacks the site or harasses others; we will tell you why, and you can object.

## What we do not promise

We teach, and you practise. We promise no job, salary or exam result.

## Changes and law

When these terms change, the date above changes. What you agreed to when you registered stays on record with your order. Indian law applies; the courts of Hyderabad have jurisdiction.
`;

const refundsText = `${REVIEW}

## If you change your mind

- **Before the first class:** write to us, and we will refund the full amount.
- **Within seven days of the first class:** if the teaching is not what you expected, tell us why. We will refund a course in full, and a season or workshop if you joined no more than two classes.
- **Later:** we cannot refund you, but you can move once, free of charge, to the next batch of the same course if it has a free seat.

An order you have not paid can be cancelled on its order page at any time.

## If we change something

If we cancel a class or move it to dates that do not suit you, you choose: a seat in the next batch, or the full amount back.

## If your payment arrives too late

If your payment arrives after the hold has ended, we will give you the seat if one is free, or refund the full amount.

## How refunds are paid

To the account or UPI address you paid from, within seven working days of our reply. Write to **support@sopaan.example** with your order's reference, such as SP-7K2MQ4.
`;

export const policies: PoliciesContent = { privacyText, termsText, refundsText };
