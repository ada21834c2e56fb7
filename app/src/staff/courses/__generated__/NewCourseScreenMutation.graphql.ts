/**
 * @generated SignedSource<<fccd02fb2ea94b0db6d6dd2acabf781a>>
 * @relayHash 5f4eac458529c89967f61f5095e4b483
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4356c559c003860ffbf525c00dc12f33dcb39f3e2a71adebaba154a022f66eae

import type { ConcreteRequest } from 'relay-runtime';
export type CourseInput = {
  accessLevelIds: ReadonlyArray<number>;
  authorId?: number | null;
  description?: string | null;
  name: string;
  shortDescription?: string | null;
};
export type NewCourseScreenMutation$variables = {
  input: CourseInput;
};
export type NewCourseScreenMutation$data = {
  readonly createCourse: {
    readonly databaseId: number;
  };
};
export type NewCourseScreenMutation = {
  response: NewCourseScreenMutation$data;
  variables: NewCourseScreenMutation$variables;
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
    "name": "NewCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "createCourse",
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
    "name": "NewCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "createCourse",
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
    "id": "4356c559c003860ffbf525c00dc12f33dcb39f3e2a71adebaba154a022f66eae",
    "metadata": {},
    "name": "NewCourseScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9cf3f997b05e94b66cc21a7a552d8455";

export default node;
