/**
 * @generated SignedSource<<11845dc05ad8932d2af660e245005b50>>
 * @relayHash da091f098c9585a2684351da446d906b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 445a0cc2e13b7457dbe36b6470456fd5a4dd2b586702450725c36abb91d25366

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
export type NewLessonScreenMutation$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "createLesson",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewLessonScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "createLesson",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "445a0cc2e13b7457dbe36b6470456fd5a4dd2b586702450725c36abb91d25366",
    "metadata": {},
    "name": "NewLessonScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01c4d032e15078d33ffcfebe46a7901d";

export default node;
