/**
 * @generated SignedSource<<057f47d74702e9bf30844b2afe56689c>>
 * @relayHash da7e2a6e18356b71cbe4f3b6bd050a28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f723d36970226a1fc777195f3c7fd964453f7739f204bfa33f04a35855bee9ec

import type { ConcreteRequest } from 'relay-runtime';
export type EditLessonFileScreenMutation$variables = {
  id: number;
  name: string;
};
export type EditLessonFileScreenMutation$data = {
  readonly renameLessonFile: {
    readonly files: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type EditLessonFileScreenMutation = {
  response: EditLessonFileScreenMutation$data;
  variables: EditLessonFileScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
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
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditLessonFileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "renameLessonFile",
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
    "name": "EditLessonFileScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditedLesson",
        "kind": "LinkedField",
        "name": "renameLessonFile",
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
    "id": "f723d36970226a1fc777195f3c7fd964453f7739f204bfa33f04a35855bee9ec",
    "metadata": {},
    "name": "EditLessonFileScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f58f1343d089de9dae9c0e242ecc9eb2";

export default node;
