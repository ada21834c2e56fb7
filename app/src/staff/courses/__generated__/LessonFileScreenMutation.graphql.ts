/**
 * @generated SignedSource<<3d3db96a7d2f65fa73c6038c28c17a08>>
 * @relayHash 6db798fe678dc9d0fe6d8f8b71b4970a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfbc39a6b9f549461883778e5d145c35c5b48bb31fb656de92ccd0272cae9127

import type { ConcreteRequest } from 'relay-runtime';
export type LessonFileScreenMutation$variables = {
  id: number;
};
export type LessonFileScreenMutation$data = {
  readonly removeLessonFile: {
    readonly files: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type LessonFileScreenMutation = {
  response: LessonFileScreenMutation$data;
  variables: LessonFileScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "LessonFile",
  "kind": "LinkedField",
  "name": "files",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonFileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "removeLessonFile",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonFileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "removeLessonFile",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bfbc39a6b9f549461883778e5d145c35c5b48bb31fb656de92ccd0272cae9127",
    "metadata": {},
    "name": "LessonFileScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3a4de10fd4793ad1b01635fd6847eae";

export default node;
