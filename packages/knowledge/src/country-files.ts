import type { Country, Union } from './country-schema.ts'
import AE from '../data/countries/AE.json' with { type: 'json' }
import AR from '../data/countries/AR.json' with { type: 'json' }
import AT from '../data/countries/AT.json' with { type: 'json' }
import AU from '../data/countries/AU.json' with { type: 'json' }
import BD from '../data/countries/BD.json' with { type: 'json' }
import BE from '../data/countries/BE.json' with { type: 'json' }
import BG from '../data/countries/BG.json' with { type: 'json' }
import BO from '../data/countries/BO.json' with { type: 'json' }
import BR from '../data/countries/BR.json' with { type: 'json' }
import CA from '../data/countries/CA.json' with { type: 'json' }
import CH from '../data/countries/CH.json' with { type: 'json' }
import CI from '../data/countries/CI.json' with { type: 'json' }
import CL from '../data/countries/CL.json' with { type: 'json' }
import CN from '../data/countries/CN.json' with { type: 'json' }
import CO from '../data/countries/CO.json' with { type: 'json' }
import CR from '../data/countries/CR.json' with { type: 'json' }
import CY from '../data/countries/CY.json' with { type: 'json' }
import CZ from '../data/countries/CZ.json' with { type: 'json' }
import DE from '../data/countries/DE.json' with { type: 'json' }
import DK from '../data/countries/DK.json' with { type: 'json' }
import DO from '../data/countries/DO.json' with { type: 'json' }
import EC from '../data/countries/EC.json' with { type: 'json' }
import EE from '../data/countries/EE.json' with { type: 'json' }
import EG from '../data/countries/EG.json' with { type: 'json' }
import ES from '../data/countries/ES.json' with { type: 'json' }
import ET from '../data/countries/ET.json' with { type: 'json' }
import EU from '../data/countries/EU.json' with { type: 'json' }
import FI from '../data/countries/FI.json' with { type: 'json' }
import FR from '../data/countries/FR.json' with { type: 'json' }
import GB from '../data/countries/GB.json' with { type: 'json' }
import GH from '../data/countries/GH.json' with { type: 'json' }
import GR from '../data/countries/GR.json' with { type: 'json' }
import GT from '../data/countries/GT.json' with { type: 'json' }
import HK from '../data/countries/HK.json' with { type: 'json' }
import HR from '../data/countries/HR.json' with { type: 'json' }
import HU from '../data/countries/HU.json' with { type: 'json' }
import ID from '../data/countries/ID.json' with { type: 'json' }
import IE from '../data/countries/IE.json' with { type: 'json' }
import IL from '../data/countries/IL.json' with { type: 'json' }
import IN from '../data/countries/IN.json' with { type: 'json' }
import IS from '../data/countries/IS.json' with { type: 'json' }
import IT from '../data/countries/IT.json' with { type: 'json' }
import JM from '../data/countries/JM.json' with { type: 'json' }
import JO from '../data/countries/JO.json' with { type: 'json' }
import JP from '../data/countries/JP.json' with { type: 'json' }
import KE from '../data/countries/KE.json' with { type: 'json' }
import KR from '../data/countries/KR.json' with { type: 'json' }
import KW from '../data/countries/KW.json' with { type: 'json' }
import KZ from '../data/countries/KZ.json' with { type: 'json' }
import LK from '../data/countries/LK.json' with { type: 'json' }
import LT from '../data/countries/LT.json' with { type: 'json' }
import LU from '../data/countries/LU.json' with { type: 'json' }
import LV from '../data/countries/LV.json' with { type: 'json' }
import MA from '../data/countries/MA.json' with { type: 'json' }
import MT from '../data/countries/MT.json' with { type: 'json' }
import MX from '../data/countries/MX.json' with { type: 'json' }
import MY from '../data/countries/MY.json' with { type: 'json' }
import NG from '../data/countries/NG.json' with { type: 'json' }
import NL from '../data/countries/NL.json' with { type: 'json' }
import NO from '../data/countries/NO.json' with { type: 'json' }
import NP from '../data/countries/NP.json' with { type: 'json' }
import NZ from '../data/countries/NZ.json' with { type: 'json' }
import OM from '../data/countries/OM.json' with { type: 'json' }
import PA from '../data/countries/PA.json' with { type: 'json' }
import PE from '../data/countries/PE.json' with { type: 'json' }
import PH from '../data/countries/PH.json' with { type: 'json' }
import PK from '../data/countries/PK.json' with { type: 'json' }
import PL from '../data/countries/PL.json' with { type: 'json' }
import PT from '../data/countries/PT.json' with { type: 'json' }
import PY from '../data/countries/PY.json' with { type: 'json' }
import QA from '../data/countries/QA.json' with { type: 'json' }
import RO from '../data/countries/RO.json' with { type: 'json' }
import RS from '../data/countries/RS.json' with { type: 'json' }
import RW from '../data/countries/RW.json' with { type: 'json' }
import SA from '../data/countries/SA.json' with { type: 'json' }
import SE from '../data/countries/SE.json' with { type: 'json' }
import SG from '../data/countries/SG.json' with { type: 'json' }
import SI from '../data/countries/SI.json' with { type: 'json' }
import SK from '../data/countries/SK.json' with { type: 'json' }
import SN from '../data/countries/SN.json' with { type: 'json' }
import TH from '../data/countries/TH.json' with { type: 'json' }
import TN from '../data/countries/TN.json' with { type: 'json' }
import TR from '../data/countries/TR.json' with { type: 'json' }
import TT from '../data/countries/TT.json' with { type: 'json' }
import TW from '../data/countries/TW.json' with { type: 'json' }
import TZ from '../data/countries/TZ.json' with { type: 'json' }
import UA from '../data/countries/UA.json' with { type: 'json' }
import UG from '../data/countries/UG.json' with { type: 'json' }
import US from '../data/countries/US.json' with { type: 'json' }
import UY from '../data/countries/UY.json' with { type: 'json' }
import VN from '../data/countries/VN.json' with { type: 'json' }
import ZA from '../data/countries/ZA.json' with { type: 'json' }

/** One file a country. The schema holds for each of them: countries.test.ts. */
export const COUNTRY_FILES = [
  AE,
  AR,
  AT,
  AU,
  BD,
  BE,
  BG,
  BO,
  BR,
  CA,
  CH,
  CI,
  CL,
  CN,
  CO,
  CR,
  CY,
  CZ,
  DE,
  DK,
  DO,
  EC,
  EE,
  EG,
  ES,
  ET,
  FI,
  FR,
  GB,
  GH,
  GR,
  GT,
  HK,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IS,
  IT,
  JM,
  JO,
  JP,
  KE,
  KR,
  KW,
  KZ,
  LK,
  LT,
  LU,
  LV,
  MA,
  MT,
  MX,
  MY,
  NG,
  NL,
  NO,
  NP,
  NZ,
  OM,
  PA,
  PE,
  PH,
  PK,
  PL,
  PT,
  PY,
  QA,
  RO,
  RS,
  RW,
  SA,
  SE,
  SG,
  SI,
  SK,
  SN,
  TH,
  TN,
  TR,
  TT,
  TW,
  TZ,
  UA,
  UG,
  US,
  UY,
  VN,
  ZA,
] as unknown as readonly Country[]

export const UNION_FILE = EU as unknown as Union
