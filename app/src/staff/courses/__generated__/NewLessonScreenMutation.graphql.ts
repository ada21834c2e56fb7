/**
 * @generated SignedSource<<cccd276c5911508764618fee6c05c753>>
 * @relayHash a56b892ccf534dddddad0d6ecae2caa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cacd85804941f722d1dc6bea394c688199a3c14dface751bf2f3e9d056eecdc

import type { ConcreteRequest } from 'relay-runtime';
export type LessonType = "EMBED" | "TEXT" | "VIDEO" | "%future added value";
export type LessonInput = {
  body?: string | null;
  durationSeconds?: number | null;
  embedUrl?: string | null;
  name: string;
  shortDescription?: string | null;
  type: LessonType;
  unitId: number;
  videoFollows?: boolean | null;
  videoUrl?: string | null;
};
export type NewLessonScreenMutation$variables = {
  idempotencyKey: string;
  input: LessonInput;
};
export type NewLessonScreenMutation$data = {
  readonly createLesson: {
    readonly databaseId: number;
  };
};
export type NewLessonScreenMutation = {
  response: NewLessonScreenMutation$data;
  variables: NewLessonScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "createLesson",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "createLesson",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "2cacd85804941f722d1dc6bea394c688199a3c14dface751bf2f3e9d056eecdc",
    "metadata": {},
    "name": "NewLessonScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60566558ee3c1cf9557ed36c450a7a1d";

export default node;
