/**
 * @generated SignedSource<<2dd55a1fa4cf9b36d1ccce84d428971c>>
 * @relayHash e6fca6c00924e320b30d04ff3c29690d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c270bb6dbeb4e3edc1a31f865a7e1e1b0d968a749090b88602ab02629acca9d6

import type { ConcreteRequest } from 'relay-runtime';
export type LessonType = "EMBED" | "TEXT" | "VIDEO" | "%future added value";
export type LessonInput = {
  description?: string | null;
  durationSeconds?: number | null;
  embedUrl?: string | null;
  name: string;
  shortDescription?: string | null;
  type: LessonType;
  unitId: number;
  videoFollows?: boolean | null;
  videoUrl?: string | null;
};
export type EditLessonScreenMutation$variables = {
  id: number;
  input: LessonInput;
  revision: number;
};
export type EditLessonScreenMutation$data = {
  readonly updateLesson: {
    readonly body: string;
    readonly durationSeconds: number;
    readonly embedUrl: string | null;
    readonly name: string;
    readonly revision: number;
    readonly shortDescription: string;
    readonly type: LessonType;
    readonly unit: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
    readonly videoUrl: string | null;
  };
};
export type EditLessonScreenMutation = {
  response: EditLessonScreenMutation$data;
  variables: EditLessonScreenMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortDescription",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "videoUrl",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "embedUrl",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationSeconds",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Unit",
  "kind": "LinkedField",
  "name": "unit",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
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
    "name": "EditLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "updateLesson",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v13/*:: as any*/)
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
    "name": "EditLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "updateLesson",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v13/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c270bb6dbeb4e3edc1a31f865a7e1e1b0d968a749090b88602ab02629acca9d6",
    "metadata": {},
    "name": "EditLessonScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f52b9b15c7acf58cb21cb0f367ffacd2";

export default node;
