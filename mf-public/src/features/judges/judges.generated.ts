// Written by tools/samples/generate.ts; change the texts there.
import pAmaraRiverglass from '../portraits/amara-riverglass.svg';
import pBeatrizNightorchard from '../portraits/beatriz-nightorchard.svg';
import pDmitriWolfsedge from '../portraits/dmitri-wolfsedge.svg';
import pElspethCandlemoor from '../portraits/elspeth-candlemoor.svg';
import pHedwigPalewater from '../portraits/hedwig-palewater.svg';
import pHiroCloudmantle from '../portraits/hiro-cloudmantle.svg';
import pIngridSablefjord from '../portraits/ingrid-sablefjord.svg';
import pKwabenaOrchardlight from '../portraits/kwabena-orchardlight.svg';
import pLeilaDawnmeadow from '../portraits/leila-dawnmeadow.svg';
import pMirelaStonequill from '../portraits/mirela-stonequill.svg';
import pRafaelCantomar from '../portraits/rafael-cantomar.svg';
import pTariqSandharbour from '../portraits/tariq-sandharbour.svg';
import type { JudgeProfile } from './JudgeProfile';

export const judgeProfiles: readonly JudgeProfile[] = [
  {
    "name": "Hedwig Palewater",
    "position": "Architect of public registers",
    "organization": "Nordlicht Registers",
    "country": "Germany",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Hedwig Palewater has spent her working life on registers that must never lose an entry. She began as a database engineer and now advises public bodies on systems that outlive their makers."
      },
      {
        "heading": "Expertise",
        "text": "Data integrity, long-term operation and the slow replacement of old systems. She has reviewed proposals for research programmes and contests for young engineers."
      },
      {
        "heading": "Approach to judging",
        "text": "She reads the evidence before the essay. A modest result that can be verified convinces her more than a large one that cannot."
      }
    ],
    "photo": pHedwigPalewater,
    "sample": true
  },
  {
    "name": "Kwabena Orchardlight",
    "position": "Head of applied machine learning",
    "organization": "Harbourline Logistics",
    "country": "Ghana",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Kwabena Orchardlight leads a group that brings machine learning into logistics. Before that he taught statistics and still explains a model with pencil and paper first."
      },
      {
        "heading": "Expertise",
        "text": "Forecasting, evaluation under uncertainty and the care of models after their launch. He regularly reviews papers for applied conferences."
      },
      {
        "heading": "Approach to judging",
        "text": "He asks what the simplest alternative would have achieved. Methodology earns high marks from him when that comparison was made."
      }
    ],
    "photo": pKwabenaOrchardlight,
    "sample": true
  },
  {
    "name": "Mirela Stonequill",
    "position": "Editor and accessibility lead",
    "organization": "Quill and Column",
    "country": "Romania",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Mirela Stonequill came to software from book publishing. She leads accessibility for a group of news sites and edits its guide to plain language."
      },
      {
        "heading": "Expertise",
        "text": "Inclusive design, content design and usability research with people who are rarely asked. She has judged several student design awards."
      },
      {
        "heading": "Approach to judging",
        "text": "She looks for the people in a nomination: who was consulted, who benefits, and who was left out."
      }
    ],
    "photo": pMirelaStonequill,
    "sample": true
  },
  {
    "name": "Hiro Cloudmantle",
    "position": "Principal infrastructure engineer",
    "organization": "Cloudmantle Systems",
    "country": "Japan",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Hiro Cloudmantle builds platforms on which other engineers build. His teams run services for hospitals, where an interruption is more than an inconvenience."
      },
      {
        "heading": "Expertise",
        "text": "Distributed systems, incident analysis and capacity planning. He has mentored and judged at hackathons for reliability engineering."
      },
      {
        "heading": "Approach to judging",
        "text": "He values the account of what went wrong. An honest failure that was understood shows him more about execution than a flawless story."
      }
    ],
    "photo": pHiroCloudmantle,
    "sample": true
  },
  {
    "name": "Ingrid Sablefjord",
    "position": "Director of data governance",
    "organization": "Fjordbank Data Office",
    "country": "Norway",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Ingrid Sablefjord is responsible for data governance in an energy cooperative. She started as a statistician and has kept the habit of asking how a number was made."
      },
      {
        "heading": "Expertise",
        "text": "Data quality, privacy in practice and statistics for decision makers. She reviews applications for a foundation that supports open data."
      },
      {
        "heading": "Approach to judging",
        "text": "Results count with her when the measurement was decided in advance. She notes in each evaluation what would have changed her mind."
      }
    ],
    "photo": pIngridSablefjord,
    "sample": true
  },
  {
    "name": "Rafael Cantomar",
    "position": "Robotics engineer and lecturer",
    "organization": "Cantomar Robotics School",
    "country": "Portugal",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Rafael Cantomar teaches robotics and designs machines for workshops of a few people. He likes mechanisms that can be understood by looking at them."
      },
      {
        "heading": "Expertise",
        "text": "Embedded systems, control and the meeting of hardware with software. He has served on the juries of regional robotics contests."
      },
      {
        "heading": "Approach to judging",
        "text": "He gives innovation its full weight only where it solves a problem that somebody had. Drawings and measurements help him more than adjectives."
      }
    ],
    "photo": pRafaelCantomar,
    "sample": true
  },
  {
    "name": "Leila Dawnmeadow",
    "position": "Researcher in trustworthy AI",
    "organization": "Dawn Institute for Trustworthy AI",
    "country": "Canada",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Leila Dawnmeadow studies how automated decisions are explained to the people they concern. Her work is carried out together with courts and consumer advisers."
      },
      {
        "heading": "Expertise",
        "text": "Interpretability, fairness and the auditing of models. She reviews for journals and has organised evaluation campaigns for shared tasks."
      },
      {
        "heading": "Approach to judging",
        "text": "She weighs claims against the evidence offered for them, and reads limitations as a strength of a nomination."
      }
    ],
    "photo": pLeilaDawnmeadow,
    "sample": true
  },
  {
    "name": "Dmitri Wolfsedge",
    "position": "Security architect",
    "organization": "Wolfsedge Security",
    "country": "Estonia",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Dmitri Wolfsedge protects systems by making them simpler. He has led security reviews for banks and for the small vendors on which banks depend."
      },
      {
        "heading": "Expertise",
        "text": "Threat modelling, cryptographic engineering and secure design. He has judged capture-the-flag contests and university projects."
      },
      {
        "heading": "Approach to judging",
        "text": "He considers what a solution makes unnecessary. Fewer moving parts, in his view, is often the most original idea in a nomination."
      }
    ],
    "photo": pDmitriWolfsedge,
    "sample": true
  },
  {
    "name": "Amara Riverglass",
    "position": "Product leader in health technology",
    "organization": "Riverglass Health",
    "country": "Kenya",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Amara Riverglass brings clinicians and engineers to one table. The products that she has led are used in clinics with unreliable power and slow networks."
      },
      {
        "heading": "Expertise",
        "text": "Product discovery, regulated software and impact measurement. She has evaluated applications for an incubator of health ventures."
      },
      {
        "heading": "Approach to judging",
        "text": "She asks whose working day became better. Outcomes for users carry more weight with her than the novelty of the means."
      }
    ],
    "photo": pAmaraRiverglass,
    "sample": true
  },
  {
    "name": "Elspeth Candlemoor",
    "position": "Historian of technology and data analyst",
    "organization": "Candlemoor Archive",
    "country": "United Kingdom",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Elspeth Candlemoor analyses how inventions spread, from parish records to software repositories. She advises museums on digital collections."
      },
      {
        "heading": "Expertise",
        "text": "Quantitative history, data cleaning and visual explanation. She has reviewed for journals and for prizes in digital humanities."
      },
      {
        "heading": "Approach to judging",
        "text": "She compares a nomination with what existed before it, and is generous to work that names its predecessors."
      }
    ],
    "photo": pElspethCandlemoor,
    "sample": true
  },
  {
    "name": "Tariq Sandharbour",
    "position": "Chief engineer, mobility platforms",
    "organization": "Sandharbour Mobility",
    "country": "United Arab Emirates",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Tariq Sandharbour leads the engineering of ticketing and routing for public transport. His systems serve people who will never know his name, which suits him."
      },
      {
        "heading": "Expertise",
        "text": "Large-scale services, routing algorithms and the joint work of many teams. He has judged hackathons for city data."
      },
      {
        "heading": "Approach to judging",
        "text": "He pays attention to execution: how the work was delivered, tested and handed over to those who keep it running."
      }
    ],
    "photo": pTariqSandharbour,
    "sample": true
  },
  {
    "name": "Beatriz Nightorchard",
    "position": "Founder of a language technology studio",
    "organization": "Nightorchard Languages",
    "country": "Brazil",
    "years": [
      "2024"
    ],
    "biography": [
      {
        "heading": "Profile",
        "text": "Beatriz Nightorchard runs a studio for language technology in smaller languages. She trained as a translator and reads every output aloud."
      },
      {
        "heading": "Expertise",
        "text": "Evaluation of language systems, terminology and the ethics of data collection. She reviews for workshops on under-resourced languages."
      },
      {
        "heading": "Approach to judging",
        "text": "She reads each nomination twice, on different days, and scores the four criteria separately before she looks at the whole."
      }
    ],
    "photo": pBeatrizNightorchard,
    "sample": true
  }
];
