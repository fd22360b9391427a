// What a computer is for, in the words of four languages. A trailing "*" stands for any ending.

import type { Purpose } from "../criteria.ts";

export const purposeWords: Record<Purpose, string> = {
  gaming:
    "gaming*, gamer*, gameing, joc, jocuri*, jocul, joace*, joaca, joci, jucam, ma joc, game, games, gamez, play, playing, plays, jatek*, jatszan*, jatszani, jatszom, jatszik, jatszhat*, гейм*, ігров*, игров*, грати, гратиму, ігор*, ігри, игры, гра",
  office:
    "word, powerpoint, call center*, call centre*, dispecerat, video call*, zoom, teams, skype, facebook, internet, pe net, netflix, filme, seriale, navigat, youtube, browsing, web, surfing, emails, email uri, movies, internetez*, netez*, filmez*, фейсбук*, інтернет*, ютуб*, фільм*, birou, birouri*, birotica, office, contabil*, facturare, excel, documente, firma, firme, secretariat, accounting, paperwork, business, spreadsheet*, irod*, konyvel*, munkahelyre, офіс*, офис*, бухгалтер*, документ*, фірм*, роботи з документами",
  study:
    "scoala, scolii, scolar*, facultat*, student*, elev, elevi*, teme, lectii, invatat, cursuri, study*, studies, school*, homework, university, college, uni, tanul*, iskola*, egyetem*, diak*, навчан*, школ*, школяр*, студент*, універ*, уроки, уроків",
  photo:
    "graphic design*, design grafic*, designer grafic, grafician*, indesign, grafikai, grafikus*, графічн* дизайн*, графіка, графіки, графікою, дизайн*, design, designer*, photoshop*, lightroom*, foto, fotografi*, poze, photo, photos, photography, retouch*, fenykep*, fotoz*, kepszerkeszt*, фото, фотошоп*, фотограф*, лайтрум*, illustrator",
  video:
    "montaj, montaj video, editare video, editari video, editez video*, editare de video*, video edit*, edit 4k video*, edit my video*, edit some video*, edit clips, clip editing, edit video*, editing videos, videograf*, premiere, premiere pro, davinci*, resolve, after effects, vlog*, youtuber*, canal youtube, canal de youtube, youtube channel, youtube videos, pentru youtube, pt youtube, for youtube, my youtube, youtube csatorna*, youtube ra, ютубер*, для ютуб*, на ютуб канал, videovag*, vagas*, videoszerkeszt*, video szerkeszt*, монтаж*, відеомонтаж*, видеомонтаж*, монтувати",
  "3d": "blender*, cad, autocad*, solidworks*, 3d, 3ds max, 3ds, maya, revit, sketchup*, archicad*, cinema 4d, randar*, render, rendering*, rendere*, modelare*, modelling, arhitect*, architect*, modellez*, lumion, 3д, блендер*, рендер*, моделюван*, автокад*, архітект*",
  programming:
    "programare, programator*, programez, programming, programmer, coding, code, developer*, development, dev, dezvoltare, software, docker, visual studio, programoz*, fejleszto*, kodol*, програмув*, програміст*, програмист*, розробк*, розробник*, кодинг*, кодити, кодування",
  streaming: "stream*, streaming*, streamez, twitch*, obs, streamel*, стрім*, стрим*, твіч*",
  ai: "llm*, stable diffusion*, comfyui, ollama, machine learning, deep learning, inteligenta artificiala, local ai, ai local, for ai, pentru ai, ai models, ai model, mesterseges intelligenci*, нейромереж*, штучн* інтелект*, local llm*, tensorflow, pytorch",
  music:
    "muzic*, productie muzicala, music, ableton, fl studio, cubase, pro tools, zene*, zenei, музик*, музичн*, audio",
};
