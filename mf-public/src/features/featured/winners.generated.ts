// Written by tools/samples/generate.ts; change the texts there.
import bGoldAi from '../badges/gold-ai.svg';
import bGoldDataAnalytics from '../badges/gold-data-analytics.svg';
import bGoldTechnology from '../badges/gold-technology.svg';
import bPlatinumAi from '../badges/platinum-ai.svg';
import bPlatinumDataAnalytics from '../badges/platinum-data-analytics.svg';
import bPlatinumTechnology from '../badges/platinum-technology.svg';
import bSilverAi from '../badges/silver-ai.svg';
import bSilverDataAnalytics from '../badges/silver-data-analytics.svg';
import bSilverTechnology from '../badges/silver-technology.svg';
import pAnselmGreyledger from '../portraits/anselm-greyledger.svg';
import pBodhiLarkensvale from '../portraits/bodhi-larkensvale.svg';
import pCaspianDewhollow from '../portraits/caspian-dewhollow.svg';
import pDevrajAmberlune from '../portraits/devraj-amberlune.svg';
import pEmekaSundrell from '../portraits/emeka-sundrell.svg';
import pIlkaThornwhistle from '../portraits/ilka-thornwhistle.svg';
import pJoaquimVerdemoor from '../portraits/joaquim-verdemoor.svg';
import pLinneaFrostvarden from '../portraits/linnea-frostvarden.svg';
import pMarisolQuillfeather from '../portraits/marisol-quillfeather.svg';
import pNoorSilvandar from '../portraits/noor-silvandar.svg';
import pOrsolyaFennwick from '../portraits/orsolya-fennwick.svg';
import pPriyaLanternwood from '../portraits/priya-lanternwood.svg';
import pRenkoAshgrovemai from '../portraits/renko-ashgrovemai.svg';
import pSaoirseInkwillow from '../portraits/saoirse-inkwillow.svg';
import pTamsinOkavendo from '../portraits/tamsin-okavendo.svg';
import pTobiasHearthmere from '../portraits/tobias-hearthmere.svg';
import pYumiTidewhisper from '../portraits/yumi-tidewhisper.svg';
import pZariaMoonharrow from '../portraits/zaria-moonharrow.svg';
import type { FeaturedWinner } from './FeaturedWinner';

export const featuredWinners: readonly FeaturedWinner[] = [
  {
    "id": "ilka-thornwhistle",
    "name": "Ilka Thornwhistle",
    "award": "Platinum",
    "category": "Technology",
    "achievements": [
      {
        "title": "Engineer of dependable payments",
        "details": "Ilka Thornwhistle leads the core ledger of a payments platform and rebuilt it so that it can be changed on a working day without anybody noticing. Her nomination set out how a small team replaced a system that nobody dared to touch."
      },
      {
        "title": "A ledger that proves itself",
        "details": "She introduced a second, independent calculation of every balance and made the two disagree loudly. Errors that once surfaced at the end of a quarter are now found within the hour in which they occur."
      },
      {
        "title": "Practice shared in the open",
        "details": "The method, its failures included, is written up as a handbook that other teams in her company have taken over chapter by chapter."
      },
      {
        "title": "Selection in 2024",
        "details": "Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pIlkaThornwhistle,
    "badge_image_path": bPlatinumTechnology,
    "sample": true
  },
  {
    "id": "bodhi-larkensvale",
    "name": "Bodhi Larkensvale",
    "award": "Platinum",
    "category": "Technology",
    "achievements": [
      {
        "title": "Control software for local energy",
        "details": "Bodhi Larkensvale designs control software for neighbourhood energy grids. His work lets a street of solar roofs and home batteries act as one careful supplier, also when the connection to the outside fails."
      },
      {
        "title": "Safe without the network",
        "details": "Each controller decides on its own for as long as it must, and the group agrees again when the network returns. The protocol was checked by a formal model before a line of it was written."
      },
      {
        "title": "Installed by ordinary electricians",
        "details": "A guided set-up replaced a manual that only its authors could follow. Installers now find wiring faults before they leave the house."
      },
      {
        "title": "Selection in 2024",
        "details": "Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pBodhiLarkensvale,
    "badge_image_path": bPlatinumTechnology,
    "sample": true
  },
  {
    "id": "marisol-quillfeather",
    "name": "Marisol Quillfeather",
    "award": "Gold",
    "category": "Technology",
    "achievements": [
      {
        "title": "Accessible public services",
        "details": "Marisol Quillfeather turned accessibility from a final inspection into a habit of design. The form library that she built is used across the digital services of a whole region."
      },
      {
        "title": "Tested with the people concerned",
        "details": "Every component is tried by people who use screen readers, switches or magnification before it is released, and what they say is recorded beside the code."
      },
      {
        "title": "Plain language by default",
        "details": "Error messages come from one reviewed catalogue. Calls to the help desk about the most used forms fell, and the forms are completed in fewer attempts."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 51 Gold awards among 187 nominees in Technology. Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pMarisolQuillfeather,
    "badge_image_path": bGoldTechnology,
    "sample": true
  },
  {
    "id": "tamsin-okavendo",
    "name": "Tamsin Okavendo",
    "award": "Gold",
    "category": "Technology",
    "achievements": [
      {
        "title": "Signals that explain themselves",
        "details": "Tamsin Okavendo works on the diagnostics of railway signalling. She made the equipment describe its own condition in terms that a maintenance crew can act on."
      },
      {
        "title": "From alarms to causes",
        "details": "Where crews used to receive a list of alarms, they now receive one likely cause with the evidence for it. Repeat visits to the same fault have become rare."
      },
      {
        "title": "Built with the crews",
        "details": "The first version was drawn on paper in a depot. Its vocabulary is that of the people who use it at night and in the rain."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 51 Gold awards among 187 nominees in Technology. Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pTamsinOkavendo,
    "badge_image_path": bGoldTechnology,
    "sample": true
  },
  {
    "id": "renko-ashgrovemai",
    "name": "Renko Ashgrovemai",
    "award": "Silver",
    "category": "Technology",
    "achievements": [
      {
        "title": "Faster and calmer builds",
        "details": "Renko Ashgrovemai maintains the build and test system of a large software house. His nomination showed how waiting time was returned to the people who write the code."
      },
      {
        "title": "Only what has changed",
        "details": "A precise map of dependencies decides what needs to be tested again. Developers receive an answer while they still remember the question."
      },
      {
        "title": "Unreliable tests in quarantine",
        "details": "Tests that fail without a reason are set aside automatically, with an owner and a date. The main line has stayed trustworthy since."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pRenkoAshgrovemai,
    "badge_image_path": bSilverTechnology,
    "sample": true
  },
  {
    "id": "caspian-dewhollow",
    "name": "Caspian Dewhollow",
    "award": "Silver",
    "category": "Technology",
    "achievements": [
      {
        "title": "Field robots for small farms",
        "details": "Caspian Dewhollow develops a weeding robot that a small farm can afford to repair. Its parts are ordinary, its documentation complete."
      },
      {
        "title": "Repair as a requirement",
        "details": "Each part can be changed with three tools in the field. Farmers keep the machine running through the season without a specialist."
      },
      {
        "title": "Gentle with the soil",
        "details": "Low weight and slow, steady work leave the ground intact after rain, when heavier machines have to stay in the barn."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pCaspianDewhollow,
    "badge_image_path": bSilverTechnology,
    "sample": true
  },
  {
    "id": "zaria-moonharrow",
    "name": "Zaria Moonharrow",
    "award": "Platinum",
    "category": "AI",
    "achievements": [
      {
        "title": "Second readings in radiology",
        "details": "Zaria Moonharrow builds systems that give radiologists a second reading of difficult images. Her first principle is that the system must know when to say nothing."
      },
      {
        "title": "Honest uncertainty",
        "details": "Each suggestion carries a calibrated confidence that was checked against later findings. Where the data are thin, the system abstains and says why."
      },
      {
        "title": "Studied in daily practice",
        "details": "The evaluation was planned with clinicians and ran beside their normal work. Its protocol and all of its results, the disappointing ones too, are documented."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 9 Platinum awards in AI. Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pZariaMoonharrow,
    "badge_image_path": bPlatinumAi,
    "sample": true
  },
  {
    "id": "emeka-sundrell",
    "name": "Emeka Sundrell",
    "award": "Platinum",
    "category": "AI",
    "achievements": [
      {
        "title": "Speech for languages with few recordings",
        "details": "Emeka Sundrell works on speech recognition for languages that large systems leave out. Communities record, correct and own the data on which the models are trained."
      },
      {
        "title": "More from less",
        "details": "His training method learns from radio archives and a modest set of corrected sentences. It reaches a quality at which dictation becomes useful."
      },
      {
        "title": "Ownership by agreement",
        "details": "A licence written with the speakers decides who may use a voice and for what. Other projects have adopted it."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 9 Platinum awards in AI. Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pEmekaSundrell,
    "badge_image_path": bPlatinumAi,
    "sample": true
  },
  {
    "id": "linnea-frostvarden",
    "name": "Linnea Frostvarden",
    "award": "Gold",
    "category": "AI",
    "achievements": [
      {
        "title": "Forecasts of river ice",
        "details": "Linnea Frostvarden combines physical models with learned corrections to forecast when river ice will break. Municipalities plan crossings and evacuations by it."
      },
      {
        "title": "A model that respects physics",
        "details": "The learned part may only correct what the equations leave open, so that a surprising forecast is never an impossible one."
      },
      {
        "title": "Explained to those who decide",
        "details": "Every forecast comes with the three observations that matter most to it. Local crews know what to measure next."
      },
      {
        "title": "Selection in 2024",
        "details": "Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pLinneaFrostvarden,
    "badge_image_path": bGoldAi,
    "sample": true
  },
  {
    "id": "devraj-amberlune",
    "name": "Devraj Amberlune",
    "award": "Gold",
    "category": "AI",
    "achievements": [
      {
        "title": "Safer assistance for bus drivers",
        "details": "Devraj Amberlune designed an assistant that warns bus drivers of people stepping into the road. It was made to help an attentive driver, not to replace one."
      },
      {
        "title": "Few warnings, all of them meant",
        "details": "False alarms were counted as failures from the first day. Drivers in the trial kept the assistant switched on by their own choice."
      },
      {
        "title": "Privacy at the lens",
        "details": "Images are evaluated inside the vehicle and never stored. Only the event is recorded."
      },
      {
        "title": "Selection in 2024",
        "details": "Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pDevrajAmberlune,
    "badge_image_path": bGoldAi,
    "sample": true
  },
  {
    "id": "yumi-tidewhisper",
    "name": "Yumi Tidewhisper",
    "award": "Silver",
    "category": "AI",
    "achievements": [
      {
        "title": "Listening to reefs",
        "details": "Yumi Tidewhisper trains models that judge the health of a reef by its sound. Inexpensive microphones replace dives that few places could afford."
      },
      {
        "title": "Open benchmark",
        "details": "She assembled recordings from many waters into a common benchmark, with the season and depth of each, so that methods can be compared fairly."
      },
      {
        "title": "Used by rangers",
        "details": "A simple weekly report tells rangers where to look first. It runs on a laptop without a connection."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pYumiTidewhisper,
    "badge_image_path": bSilverAi,
    "sample": true
  },
  {
    "id": "orsolya-fennwick",
    "name": "Orsolya Fennwick",
    "award": "Silver",
    "category": "AI",
    "achievements": [
      {
        "title": "Feedback that teaches",
        "details": "Orsolya Fennwick develops writing feedback for schools that asks questions instead of supplying sentences. Pupils revise their own text."
      },
      {
        "title": "Teachers stay in charge",
        "details": "Teachers choose which questions may be asked and see every one of them. Nothing is graded automatically."
      },
      {
        "title": "Tested for fairness",
        "details": "The system was examined with texts by pupils of many first languages before it entered a classroom, and is examined again each term."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pOrsolyaFennwick,
    "badge_image_path": bSilverAi,
    "sample": true
  },
  {
    "id": "anselm-greyledger",
    "name": "Anselm Greyledger",
    "award": "Platinum",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Figures that can be traced",
        "details": "Anselm Greyledger rebuilt the reporting of a public health authority so that each published figure leads back to the records behind it. Corrections now travel through every report by themselves."
      },
      {
        "title": "One definition, used everywhere",
        "details": "Terms that departments had counted differently were defined once, in the open, and tested like software. Long disputes about numbers came to an end."
      },
      {
        "title": "Released under pressure",
        "details": "The system carried a period of daily publication without a withdrawn figure. Its documentation is part of each release."
      },
      {
        "title": "Selection in 2024",
        "details": "Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pAnselmGreyledger,
    "badge_image_path": bPlatinumDataAnalytics,
    "sample": true
  },
  {
    "id": "noor-silvandar",
    "name": "Noor Silvandar",
    "award": "Platinum",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Finding leaks by arithmetic",
        "details": "Noor Silvandar analyses the flow of drinking water in old networks. From meters that were already there she locates leaks closely enough to dig only once."
      },
      {
        "title": "Careful with doubt",
        "details": "Her maps show the uncertainty of each location. Crews learned to trust them because they were told how far to."
      },
      {
        "title": "A method for small utilities",
        "details": "The whole analysis runs on ordinary office computers and has been taught to utilities that have no analyst of their own."
      },
      {
        "title": "Selection in 2024",
        "details": "Platinum stands for a score of 9 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pNoorSilvandar,
    "badge_image_path": bPlatinumDataAnalytics,
    "sample": true
  },
  {
    "id": "priya-lanternwood",
    "name": "Priya Lanternwood",
    "award": "Gold",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Less food thrown away",
        "details": "Priya Lanternwood forecasts demand for fresh food store by store. The forecast is judged by what remains on the shelf in the evening, not by an error measure alone."
      },
      {
        "title": "Experiments before opinions",
        "details": "Each change was introduced as a controlled trial with a plan written in advance. Ideas that did not help were dropped, and the reasons kept."
      },
      {
        "title": "Decisions in the store",
        "details": "Store managers see the reasons for each proposal and may overrule it. What they know about their street flows back into the model."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 25 Gold awards in Data Analytics. Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pPriyaLanternwood,
    "badge_image_path": bGoldDataAnalytics,
    "sample": true
  },
  {
    "id": "joaquim-verdemoor",
    "name": "Joaquim Verdemoor",
    "award": "Gold",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Counting forests honestly",
        "details": "Joaquim Verdemoor combines satellite images with measurements on the ground to estimate what forests hold. He publishes the margin of error as prominently as the estimate."
      },
      {
        "title": "Samples designed for the question",
        "details": "Field teams visit fewer plots, chosen so that each adds the most knowledge. The same budget now covers regions that had never been measured."
      },
      {
        "title": "Reproducible to the last figure",
        "details": "Data, code and decisions are archived together. Independent groups have repeated the analysis and reached the same result."
      },
      {
        "title": "Selection in 2024",
        "details": "This is one of 25 Gold awards in Data Analytics. Gold stands for a score of 8 or more out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pJoaquimVerdemoor,
    "badge_image_path": bGoldDataAnalytics,
    "sample": true
  },
  {
    "id": "saoirse-inkwillow",
    "name": "Saoirse Inkwillow",
    "award": "Silver",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Budgets that citizens can read",
        "details": "Saoirse Inkwillow turned municipal budgets into explanations that people read to the end. Every chart answers a question that residents had asked."
      },
      {
        "title": "From spreadsheet to story",
        "details": "A reviewed pipeline turns the accounts into charts and texts on the day they are approved, without retyping."
      },
      {
        "title": "Accessible charts",
        "details": "Each chart comes with its table and a written summary. Readers who cannot see it receive the same information."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pSaoirseInkwillow,
    "badge_image_path": bSilverDataAnalytics,
    "sample": true
  },
  {
    "id": "tobias-hearthmere",
    "name": "Tobias Hearthmere",
    "award": "Silver",
    "category": "Data Analytics",
    "achievements": [
      {
        "title": "Maintenance at the right moment",
        "details": "Tobias Hearthmere predicts wear in lifts from the data that their controllers record anyway. Repairs move from the emergency to the calendar."
      },
      {
        "title": "Simple models, well kept",
        "details": "He preferred a few readable rules to a model that nobody could explain. Technicians argue with them and improve them."
      },
      {
        "title": "Measured against doing nothing",
        "details": "Half of the lifts in the study kept the old schedule. The comparison made the benefit visible and its limits too."
      },
      {
        "title": "Selection in 2024",
        "details": "Silver stands for a score of 7.0 to 7.99 out of 10, given by independent judges. In 2024 the programme worked with over 350 judges."
      }
    ],
    "winner_image_path": pTobiasHearthmere,
    "badge_image_path": bSilverDataAnalytics,
    "sample": true
  }
];
