import type { Country, Union } from './country-schema.ts'
import AE from '../data/countries/AE.json' with { type: 'json' }
import AR from '../data/countries/AR.json' with { type: 'json' }
import AT from '../data/countries/AT.json' with { type: 'json' }
import AU from '../data/countries/AU.json' with { type: 'json' }
import BD from '../data/countries/BD.json' with { type: 'json' }
import BE from '../data/countries/BE.json' with { type: 'json' }
import BG from '../data/countries/BG.json' with { type: 'json' }
import BR from '../data/countries/BR.json' with { type: 'json' }
import CA from '../data/countries/CA.json' with { type: 'json' }
import CH from '../data/countries/CH.json' with { type: 'json' }
import CL from '../data/countries/CL.json' with { type: 'json' }
import CN from '../data/countries/CN.json' with { type: 'json' }
import CO from '../data/countries/CO.json' with { type: 'json' }
import CY from '../data/countries/CY.json' with { type: 'json' }
import CZ from '../data/countries/CZ.json' with { type: 'json' }
import DE from '../data/countries/DE.json' with { type: 'json' }
import DK from '../data/countries/DK.json' with { type: 'json' }
import EE from '../data/countries/EE.json' with { type: 'json' }
import EG from '../data/countries/EG.json' with { type: 'json' }
import ES from '../data/countries/ES.json' with { type: 'json' }
import EU from '../data/countries/EU.json' with { type: 'json' }
import FI from '../data/countries/FI.json' with { type: 'json' }
import FR from '../data/countries/FR.json' with { type: 'json' }
import GB from '../data/countries/GB.json' with { type: 'json' }
import GH from '../data/countries/GH.json' with { type: 'json' }
import GR from '../data/countries/GR.json' with { type: 'json' }
import HK from '../data/countries/HK.json' with { type: 'json' }
import HR from '../data/countries/HR.json' with { type: 'json' }
import HU from '../data/countries/HU.json' with { type: 'json' }
import ID from '../data/countries/ID.json' with { type: 'json' }
import IE from '../data/countries/IE.json' with { type: 'json' }
import IL from '../data/countries/IL.json' with { type: 'json' }
import IN from '../data/countries/IN.json' with { type: 'json' }
import IT from '../data/countries/IT.json' with { type: 'json' }
import JP from '../data/countries/JP.json' with { type: 'json' }
import KE from '../data/countries/KE.json' with { type: 'json' }
import KR from '../data/countries/KR.json' with { type: 'json' }
import LK from '../data/countries/LK.json' with { type: 'json' }
import LT from '../data/countries/LT.json' with { type: 'json' }
import LU from '../data/countries/LU.json' with { type: 'json' }
import LV from '../data/countries/LV.json' with { type: 'json' }
import MT from '../data/countries/MT.json' with { type: 'json' }
import MX from '../data/countries/MX.json' with { type: 'json' }
import MY from '../data/countries/MY.json' with { type: 'json' }
import NG from '../data/countries/NG.json' with { type: 'json' }
import NL from '../data/countries/NL.json' with { type: 'json' }
import NO from '../data/countries/NO.json' with { type: 'json' }
import NZ from '../data/countries/NZ.json' with { type: 'json' }
import PE from '../data/countries/PE.json' with { type: 'json' }
import PH from '../data/countries/PH.json' with { type: 'json' }
import PK from '../data/countries/PK.json' with { type: 'json' }
import PL from '../data/countries/PL.json' with { type: 'json' }
import PT from '../data/countries/PT.json' with { type: 'json' }
import RO from '../data/countries/RO.json' with { type: 'json' }
import SA from '../data/countries/SA.json' with { type: 'json' }
import SE from '../data/countries/SE.json' with { type: 'json' }
import SG from '../data/countries/SG.json' with { type: 'json' }
import SI from '../data/countries/SI.json' with { type: 'json' }
import SK from '../data/countries/SK.json' with { type: 'json' }
import TH from '../data/countries/TH.json' with { type: 'json' }
import TR from '../data/countries/TR.json' with { type: 'json' }
import TW from '../data/countries/TW.json' with { type: 'json' }
import US from '../data/countries/US.json' with { type: 'json' }
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
  BR,
  CA,
  CH,
  CL,
  CN,
  CO,
  CY,
  CZ,
  DE,
  DK,
  EE,
  EG,
  ES,
  FI,
  FR,
  GB,
  GH,
  GR,
  HK,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IT,
  JP,
  KE,
  KR,
  LK,
  LT,
  LU,
  LV,
  MT,
  MX,
  MY,
  NG,
  NL,
  NO,
  NZ,
  PE,
  PH,
  PK,
  PL,
  PT,
  RO,
  SA,
  SE,
  SG,
  SI,
  SK,
  TH,
  TR,
  TW,
  US,
  VN,
  ZA,
] as unknown as readonly Country[]

export const UNION_FILE = EU as unknown as Union
