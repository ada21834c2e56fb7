/**
 * @generated SignedSource<<3dcc743c1a1bf56e6b598805fd29251a>>
 * @relayHash cbe244fe7f14765325c90fc7131879d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdf01e6ea171c2078b1e6415dc7e2f817cffdcffdc146b948db8b1c9a8b76c4a

import type { ConcreteRequest } from 'relay-runtime';
export type CourseIntroInput = {
  intro: string;
  introVideoUrl: string;
};
export type CourseIntroScreenMutation$variables = {
  id: number;
  input: CourseIntroInput;
  revision: number;
};
export type CourseIntroScreenMutation$data = {
  readonly saveCourseIntro: {
    readonly intro: string | null;
    readonly introVideoUrl: string | null;
    readonly revision: number;
  };
};
export type CourseIntroScreenMutation = {
  response: CourseIntroScreenMutation$data;
  variables: CourseIntroScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "intro",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "introVideoUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseIntroScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "saveCourseIntro",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CourseIntroScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "saveCourseIntro",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdf01e6ea171c2078b1e6415dc7e2f817cffdcffdc146b948db8b1c9a8b76c4a",
    "metadata": {},
    "name": "CourseIntroScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05e3534983692921686263574dc8e63a";

export default node;
