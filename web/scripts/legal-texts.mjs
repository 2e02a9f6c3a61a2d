// Templates for the operator's lawyer: what the program does is described truly, what only the operator
// can know is left in square brackets.
export const documents = [
  {
    file: "terms-and-conditions",
    title: "Terms and Conditions",
    intro: "These terms govern the use of Focal as operated by [operator’s name and address].",
    sections: [
      [
        "The service",
        [
          "Focal turns a CV that you upload into a standardised Word document. It corrects, selects, orders and rewords what the CV says; it does not add facts.",
          "You remain responsible for what you send to others. Read the result and the list of changes before you use it.",
        ],
      ],
      [
        "Your account",
        [
          "You keep your password to yourself and tell us when you believe that somebody else knows it.",
          "You may delete your account at any time. Its files, history and personal data are then erased; entries of the credit ledger stay without your identity where the law demands it.",
        ],
      ],
      [
        "Credits and payment",
        [
          "One credit converts one CV. A conversion that fails is not charged.",
          "Paid plans run monthly and renew until cancelled under My Profile > Manage Subscription. After cancelling, access continues to the end of the paid period. Unused monthly credits do not carry over.",
          "Payments are handled by [payment provider]; card numbers do not reach us.",
        ],
      ],
      [
        "What you may upload",
        [
          "You upload CVs and job descriptions only if you have the right to process them, in particular the consent of the person or another legal basis.",
          "You do not upload material that is classified beyond what this installation is approved for: [operator’s approval level].",
        ],
      ],
      [
        "Liability and law",
        ["[To be completed by the operator: availability, liability, governing law, place of jurisdiction.]"],
      ],
    ],
  },
  {
    file: "privacy-policy",
    title: "Privacy Policy",
    intro:
      "This policy says what happens to personal data in Focal as operated by [operator’s name and address], the controller. Data protection contact: [name, e-mail].",
    sections: [
      [
        "What is processed",
        [
          "Account: name, e-mail address, organisation, a hash of the password, sign-in times.",
          "Conversions: the CVs and job descriptions you upload, the results, and a list of the changes made.",
          "Billing: plan, credits and the payment provider’s reference numbers, never card numbers.",
        ],
      ],
      [
        "Why, and on what basis",
        [
          "To perform the contract with you: making the documents you ask for.",
          "To keep the service secure: limits on attempts, and a log of who did what, which never contains text of a CV.",
        ],
      ],
      [
        "Where",
        [
          "Reading, correcting and tailoring run inside this installation. No CV is passed to a third party. Questions put to the product assistant are passed to an outside language model only if the operator has connected one: [name, or “none”].",
        ],
      ],
      [
        "How long",
        [
          "Uploads and results are erased after [30] days, or at once when you delete them. Account data is erased when the account is deleted. Backups are overwritten after [number] days.",
        ],
      ],
      [
        "Your rights",
        [
          "You may see, correct, export and erase your data in your profile, object to processing, and complain to a supervisory authority: [authority].",
        ],
      ],
    ],
  },
  {
    file: "data-breach-policy",
    title: "Data Breach Policy",
    intro:
      "This policy says who does what, and by when, if personal data in Focal is lost, altered or seen by somebody who should not. Responsible: [name, telephone, e-mail].",
    sections: [
      [
        "Recognise and report",
        [
          "Anybody who suspects a breach tells the responsible person at once, by day and night.",
          "The report says what was seen, when, and which accounts may be concerned. Nothing is deleted.",
        ],
      ],
      [
        "Contain: within 4 hours",
        [
          "Sign all sessions out, change the signing keys and the passwords of administrators, and cut the affected path.",
          "Save the audit log, the server log and a copy of the data folder for the investigation.",
        ],
      ],
      [
        "Assess: within 24 hours",
        [
          "Establish which data, how many people and which consequences, and record the reasoning, also when no notification follows.",
        ],
      ],
      [
        "Notify: within 72 hours",
        [
          "Inform the supervisory authority [name] unless a risk to people is unlikely.",
          "Inform the people concerned without delay when the risk is high: what happened, what it means for them, what they can do, whom they can ask.",
        ],
      ],
      [
        "Learn: within 30 days",
        ["Write down the cause, the measures and their owner, and check that the measures work."],
      ],
    ],
  },
];
